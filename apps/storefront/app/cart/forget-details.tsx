import { Form } from 'react-router';
import { Button } from '../design/button.tsx';
import { useText } from '../language/use-text.ts';
import { pageUrls } from '../page-urls.ts';
import styles from './forget-details.module.css';

/** What is entered is kept for the next visit, unless the shopper would rather not [D70]. */
export const ForgetDetails = () => {
  const t = useText();
  return (
    <Form method="post" action={pageUrls.forgetCheckout()} reloadDocument className={styles.form}>
      <p>{t('What you enter here is kept for 30 days, or until you have ordered.')}</p>
      <Button look="link">{t('Forget my details now')}</Button>
    </Form>
  );
};
