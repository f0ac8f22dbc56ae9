import type { OrderView } from '@counterpane/contract/orders';
import { addresses } from '../../addresses.ts';
import { ButtonLink } from '../../design/button.tsx';
import { useText } from '../../language/use-text.ts';
import { OrderDetails } from '../../order/order-details.tsx';
import styles from './thanks-page.module.css';

export const ThanksPage = ({ order }: { order: OrderView }) => {
  const t = useText();
  return (
    <div className={styles.page}>
      <h1>{t('Thank you')}</h1>
      <p className={styles.lead}>
        {t('Your order')} <strong>{order.shortId}</strong> {t('is placed.')}{' '}
        {t('A confirmation goes to {email}.', { email: order.email })}
      </p>
      <div className={styles.links}>
        <ButtonLink look="primary" href={addresses.order(order.id, order.token)}>
          {t('See your order')}
        </ButtonLink>
        <ButtonLink href={addresses.home()}>{t('Back to the shop')}</ButtonLink>
      </div>
      <OrderDetails order={order} />
    </div>
  );
};
