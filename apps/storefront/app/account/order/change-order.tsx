import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import { Form } from 'react-router';
import { accountUrls } from '../../account-urls.ts';
import { Button, ButtonLink } from '../../design/button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import styles from './order-page.module.css';

/** What can still be done about an order, and until when. */
export const ChangeOrder = ({ fulfillment }: { fulfillment: FulfillmentView }) => {
  const t = useText();
  const { orderId, items, mayChangeAddress, waitingAddress } = fulfillment;
  const mayCancel = items.some(({ cancellable }) => cancellable > 0);
  if (!mayCancel && !mayChangeAddress && !waitingAddress) return null;
  return (
    <section className={styles.change} aria-labelledby="change">
      <h2 id="change">{t('Changed your mind?')}</h2>
      {(mayCancel || mayChangeAddress) && (
        <p>
          {mayChangeAddress
            ? t('Until we pack it you can cancel all of it or a part, or have it sent to another address.')
            : t('Until we pack it you can cancel all of it, or a part.')}
        </p>
      )}
      <div className={styles.buttons}>
        {mayCancel && <ButtonLink href={accountUrls.cancelItems(orderId)}>{t('Cancel items')}</ButtonLink>}
        {mayChangeAddress && (
          <ButtonLink href={accountUrls.changeAddress(orderId)}>{t('Change the address')}</ButtonLink>
        )}
      </div>
      {waitingAddress && <PayAddress orderId={orderId} waiting={waitingAddress} />}
    </section>
  );
};

/** A change of the address that waits: paid on the page of the company, or called off. */
const PayAddress = ({
  orderId,
  waiting: { toPay, mayGo, isPayable },
}: {
  orderId: string;
  waiting: NonNullable<FulfillmentView['waitingAddress']>;
}) => {
  const t = useText();
  const { money } = useFormat();
  const amount = money(toPay, 'always');
  if (!mayGo)
    return (
      <p>
        {t('Your order can no longer go to the new address. If you have paid for it, that goes back to you.')}
      </p>
    );
  if (!isPayable) return <p>{t('Your payment of {amount} for the new address is under way.', { amount })}</p>;
  return (
    <>
      <p>
        {t('Your new address waits for your payment. Until then your order still goes to the first one.')}
      </p>
      <Form method="post" action={accountUrls.payAddress(orderId)} className={styles.buttons}>
        <Button look="primary">{t('Pay {amount} now', { amount })}</Button>
        <Button look="link" name="keep" value="1">
          {t('Keep the address')}
        </Button>
      </Form>
    </>
  );
};
