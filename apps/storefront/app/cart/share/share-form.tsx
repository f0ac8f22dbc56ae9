import { Form } from 'react-router';
import { Button } from '../../design/button.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';

/** Leads to the page with the link. Nothing is shared by it yet. */
export const ShareLink = () => {
  const t = useText();
  return (
    <Form method="get" action={pageUrls.shareCart()}>
      <Button look="link">{t('Share this cart')}</Button>
    </Form>
  );
};
