import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import { Form } from 'react-router';
import { Button } from '../../design/button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import styles from '../step.module.css';

interface StoreCreditProps {
  readonly credit: NonNullable<CheckoutState['credit']>;
  readonly toPay: CheckoutState['cart']['totalPrice'];
}

/** The customer's store credit, and the button that pays with it or not. The page starts afresh: its wallets know the amount. */
export const StoreCredit = ({ credit: { available, used }, toPay }: StoreCreditProps) => {
  const t = useText();
  const { money } = useFormat();
  const isUsed = used.amount > 0;
  return (
    <Form method="post" reloadDocument className={styles.card}>
      {isUsed ? (
        <CreditUsed used={used} toPay={toPay} />
      ) : (
        <p>{t('You have {amount} of store credit.', { amount: money(available, 'always') })}</p>
      )}
      <Button look={isUsed ? 'link' : undefined} name="credit" value={isUsed ? 'off' : 'on'}>
        {isUsed ? t('Keep it for later') : t('Pay with it')}
      </Button>
    </Form>
  );
};

/** What store credit pays, and what is left. */
export const CreditUsed = ({
  used,
  toPay,
}: Pick<StoreCreditProps['credit'], 'used'> & Pick<StoreCreditProps, 'toPay'>) => {
  const t = useText();
  const { money } = useFormat();
  return (
    <p>
      {t('Store credit -{amount}', { amount: money(used, 'always') })}
      <br />
      {t('Left to pay: {amount}', { amount: money(toPay, 'always') })}
    </p>
  );
};
