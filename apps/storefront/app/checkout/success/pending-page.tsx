import type { OrderView } from '@counterpane/contract/orders/orders';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { OrderPicture } from './order-picture.tsx';
import waiting from './pending-page.module.css';
import styles from './thanks-page.module.css';

const AGAIN_AFTER = 4000;

/** The bank takes its time, or a provider does not answer. The page asks again by itself, with script or without. */
export const PendingPage = ({ order }: { order: OrderView }) => {
  const t = useText();
  const format = useFormat();
  const { revalidate } = useRevalidator();
  const known = { id: order.shortId, email: order.email };
  useEffect(() => {
    const timer = setInterval(revalidate, AGAIN_AFTER);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <div className={styles.top}>
      <div>
        <noscript>
          <meta httpEquiv="refresh" content="5" />
        </noscript>
        <h1>{t('Almost there')}</h1>
        <p className={styles.lead} role="status">
          {order.status === 'processing'
            ? t(
                'Your order {id} is placed and we are waiting for your bank. You may close this page; we will write to {email}.',
                known,
              )
            : t(
                'We have your order {id} and are waiting to hear whether it is paid. Please do not pay again: this page updates by itself, and you may also close it. Once it is paid we will write to {email}.',
                known,
              )}
        </p>
        <dl className={waiting.facts}>
          <div>
            <dt>{t('Order')}</dt>
            <dd>{order.shortId}</dd>
          </div>
          <div>
            <dt>{t('Total')}</dt>
            <dd className="numbers">{format.money(order.total, 'always')}</dd>
          </div>
        </dl>
      </div>
      <div className={styles.picture}>
        <OrderPicture order={order} />
      </div>
    </div>
  );
};
