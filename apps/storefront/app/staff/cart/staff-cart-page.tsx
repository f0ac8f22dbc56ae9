import type { CartShare } from '@counterpane/contract/cart/cart-shares';
import type { StaffCart, StaffVariant } from '@counterpane/contract/cart/remote-control';
import { endpointUrl } from '@counterpane/contract/endpoint-call';
import { useId } from 'react';
import { Form } from 'react-router';
import { CartNotices } from '../../cart/cart-notices.tsx';
import layout from '../../cart/checkout.module.css';
import { CouponForm } from '../../cart/coupon-form.tsx';
import { DeliveryForm } from '../../cart/delivery-form.tsx';
import { useCartEvents } from '../../cart/help/use-cart-events.ts';
import { OrderSummary } from '../../cart/order-summary.tsx';
import type { RefusedChange } from '../../cart/refused-change.ts';
import { Notice } from '../../design/notice.tsx';
import { Receipt } from '../../design/receipt.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import styles from '../staff.module.css';
import { SubmitButton } from '../submit-button.tsx';
import { UnavailableMethodText } from '../unavailable-method-text.tsx';
import { CartShareSection } from './cart-share.tsx';
import { FindProducts } from './find-products.tsx';
import { StaffLine } from './staff-line.tsx';

interface StaffCartPageProps {
  readonly seen: StaffCart;
  readonly query: string;
  readonly found: readonly StaffVariant[];
  readonly refused: RefusedChange | null;
  readonly share: CartShare | null;
}

/** A shopper's cart as staff see it: everything that the shopper could do, and nothing of who they are. */
export const StaffCartPage = ({ seen, query, found, refused, share }: StaffCartPageProps) => {
  const t = useText();
  const { list } = useFormat();
  const { cart, shop, others } = seen;
  useCartEvents(endpointUrl('GET /staff/carts/:cartId/events', { cartId: cart.id ?? '' }), cart.version);
  return (
    <div className={layout.columns}>
      <div className={styles.cart}>
        <h1>{t('A shopper’s cart')}</h1>
        <p>{t('At {shop}. The shopper sees what you change at once.', { shop })}</p>
        <p role="status">{others.length > 0 && t('In this cart too: {names}', { names: list(others) })}</p>
        {refused && refused.intent !== 'coupon' && (
          <Notice look="bad" takesFocus key={`${refused.error} ${cart.version}`}>
            {refused.error}
          </Notice>
        )}
        <CartNotices notices={cart.notices} />
        <ul className={styles.lines}>
          {cart.items.map((item) => (
            <StaffLine key={item.itemIdentifier} item={item} version={cart.version} />
          ))}
        </ul>
        <FindProducts query={query} found={found} version={cart.version} />
        <CartShareSection share={share} />
        <UnavailableMethods methods={seen.unavailable} />
        <Form method="post">
          <SubmitButton name="intent" value="leave">
            {t('Leave this cart')}
          </SubmitButton>
        </Form>
      </div>
      <div className={layout.aside}>
        <OrderSummary cart={cart}>
          <DeliveryForm cart={cart} />
          <Receipt receipt={cart.receipt} currency={cart.totalPrice.currency} />
          <CouponForm coupon={cart.couponDetails} refused={refused?.intent === 'coupon' ? refused : null} />
        </OrderSummary>
      </div>
    </div>
  );
};

/** What the shopper is not shown on the billing step, and why. */
const UnavailableMethods = ({ methods }: { methods: StaffCart['unavailable'] }) => {
  const t = useText();
  const id = useId();
  if (methods.length === 0) return null;
  return (
    <section className={styles.find} aria-labelledby={id}>
      <h2 id={id}>{t('Ways to pay that the shopper is not shown')}</h2>
      <ul className={styles.lines}>
        {methods.map((method) => (
          <li key={method.id} className={styles.line}>
            <UnavailableMethodText method={method} />
          </li>
        ))}
      </ul>
    </section>
  );
};
