import { Form } from 'react-router';
import { useText } from '../../../language/use-text.ts';
import { SubmitButton } from '../../submit-button.tsx';
import styles from '../staff-orders.module.css';

/** Asks the provider what became of a payment whose outcome the store does not know. */
export const RefreshPaymentForm = () => {
  const t = useText();
  return (
    <section className={styles.section} aria-labelledby="ask">
      <h2 id="ask">{t('What became of its payment')}</h2>
      <p>{t('What the provider has taken is booked. If it knows of nothing, you can cancel the order.')}</p>
      <Form method="post" preventScrollReset>
        <SubmitButton name="intent" value="ask">
          {t('Ask the provider again')}
        </SubmitButton>
      </Form>
    </section>
  );
};
