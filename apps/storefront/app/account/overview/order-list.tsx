import type { AccountOrder } from '@counterpane/contract/customer/customer';
import { accountUrls } from '../../account-urls.ts';
import { STATE_TEXTS } from '../../checkout/order-details.tsx';
import { ButtonLink } from '../../design/button.tsx';
import { Photo } from '../../design/photo/photo.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import styles from './order-list.module.css';

interface OrderListProps {
  readonly orders: readonly AccountOrder[];
  readonly olderPage: number | null;
}

/** The orders of a customer, the newest first. */
export const OrderList = ({ orders, olderPage }: OrderListProps) => {
  const t = useText();
  return (
    <section aria-labelledby="orders" className={styles.orders}>
      <h2 id="orders">{t('Your orders')}</h2>
      {orders.length === 0 ? (
        <>
          <p className={styles.note}>
            {t(
              'No orders yet. Those that you place with this email, at any of our brands, will appear here.',
            )}
          </p>
          <ButtonLink look="quiet" href={pageUrls.mattresses()}>
            {t('Shop mattresses')}
          </ButtonLink>
        </>
      ) : (
        <ul className={styles.list}>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
        </ul>
      )}
      {olderPage !== null && <PageLink to={accountUrls.myAccount(olderPage)}>{t('Older orders')}</PageLink>}
    </section>
  );
};

const OrderCard = ({ order }: { readonly order: AccountOrder }) => {
  const t = useText();
  const { days, money } = useFormat();
  const [first] = order.things;
  return (
    <li className={styles.order}>
      {first && <Photo src={first.thumbUrl} alt="" sizes="88px" width={88} height={66} isFirst />}
      <div className={styles.words}>
        <h3>
          <PageLink to={accountUrls.myOrder(order.id)}>{t('Order {id}', { id: order.shortId })}</PageLink>
        </h3>
        <p>
          {order.things
            .map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title))
            .join(', ')}
        </p>
        <p className={styles.note}>
          {t('{brand}, placed on {date}', { brand: order.brandName, date: days.date(order.createdAt) })}
        </p>
      </div>
      <p className={styles.state}>
        <strong>{t(STATE_TEXTS[order.status])}</strong>
        <span>{money(order.total, 'always')}</span>
      </p>
    </li>
  );
};
