import { Form } from 'react-router';
import { Button } from '../design/button.tsx';
import { useText } from '../language/use-text.ts';
import { pageUrls } from '../page-urls.ts';

/** For who shares a computer. The whole page is asked for anew, so that nothing of the visitor stays in it. */
export const ForgetMeForm = ({ look = 'link' }: { readonly look?: 'primary' | 'link' }) => {
  const t = useText();
  return (
    <Form method="post" action={pageUrls.forgetMe()} reloadDocument>
      <Button look={look}>{t('Forget me on this device')}</Button>
    </Form>
  );
};
