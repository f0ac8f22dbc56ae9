import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import { accountUrls } from '../../account-urls.ts';
import { ButtonLink } from '../../design/button.tsx';
import { useText } from '../../language/use-text.ts';
import styles from './order-page.module.css';

/** What can still be done about an order, and until when. */
export const ChangeOrder = ({ fulfillment }: { fulfillment: FulfillmentView }) => {
  const t = useText();
  const { orderId, items, mayChangeAddress } = fulfillment;
  const mayCancel = items.some(({ cancellable }) => cancellable > 0);
  if (!mayCancel && !mayChangeAddress) return null;
  return (
    <section className={styles.change} aria-labelledby="change">
      <h2 id="change">{t('Changed your mind?')}</h2>
      <p>
        {mayChangeAddress
          ? t('Until we pack it you can cancel all of it or a part, or have it sent to another address.')
          : t('Until we pack it you can cancel all of it, or a part.')}
      </p>
      <div className={styles.buttons}>
        {mayCancel && <ButtonLink href={accountUrls.cancelItems(orderId)}>{t('Cancel items')}</ButtonLink>}
        {mayChangeAddress && (
          <ButtonLink href={accountUrls.changeAddress(orderId)}>{t('Change the address')}</ButtonLink>
        )}
      </div>
    </section>
  );
};
