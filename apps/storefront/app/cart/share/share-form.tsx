import { Form } from 'react-router';
import { addresses } from '../../addresses.ts';
import { Button } from '../../design/button.tsx';
import { useText } from '../../language/use-text.ts';

/** Leads to the page with the link. Nothing is shared by it yet. */
export const ShareLink = () => {
  const t = useText();
  return (
    <Form method="get" action={addresses.shareCart()}>
      <Button look="link">{t('Share this cart')}</Button>
    </Form>
  );
};
