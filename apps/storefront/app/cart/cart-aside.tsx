import type { CartItemView, CartView } from '@counterpane/contract/cart/carts';
import { deliveryText } from '../delivery/delivery-text.ts';
import { hasFreeDelivery } from '../delivery/find-white-glove.ts';
import { Receipt } from '../design/receipt.tsx';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import styles from './cart-aside.module.css';
import layout from './checkout.module.css';
import { ForgetDetails } from './forget-details.tsx';
import { useRemoteControlledCart } from './help/use-remote-controlled-cart.ts';
import { LinePicture } from './line-picture.tsx';
import { OrderSummary } from './order-summary.tsx';

/** The total and what it is for, above a step where the summary stands below it. */
export const FoldedSummary = ({ cart }: { cart: CartView }) => {
  const t = useText();
  const format = useFormat();
  return (
    <details className={styles.folded}>
      <summary>
        <span>{t('Order summary')}</span> <strong>{format.money(cart.totalPrice, 'always')}</strong>
      </summary>
      <CartLines items={cart.items} hasFreeDelivery={hasFreeDelivery(cart)} />
    </details>
  );
};

/** What is being bought, beside every step, as it is now: staff may be changing it meanwhile. */
export const CartAside = ({ cart }: { cart: CartView }) => {
  useRemoteControlledCart(cart);
  return (
    <aside className={layout.aside}>
      <OrderSummary
        cart={cart}
        lines={<CartLines items={cart.items} hasFreeDelivery={hasFreeDelivery(cart)} />}
      >
        <Receipt receipt={cart.receipt} currency={cart.totalPrice.currency} />
      </OrderSummary>
      <ForgetDetails />
    </aside>
  );
};

interface CartLinesProps {
  readonly items: readonly CartItemView[];
  readonly hasFreeDelivery?: boolean;
  /** Whether each line says how and when it comes. */
  readonly tellsDelivery?: boolean;
}

export const CartLines = ({
  items,
  hasFreeDelivery: isFree = true,
  tellsDelivery = true,
}: CartLinesProps) => {
  const t = useText();
  const format = useFormat();
  return (
    <ul className={styles.lines} aria-label={t('Items')}>
      {items.map((item) => (
        <li key={item.itemIdentifier} className={styles.line}>
          <LinePicture item={item} width={56} />
          <span className={styles.words}>
            {item.quantity > 1 ? `${item.quantity} × ${item.product.title}` : item.product.title}
            <span className={styles.detail}>{item.properties.map(({ title }) => title).join(', ')}</span>
            {tellsDelivery && !item.isGift && (
              <span className={styles.detail}>{deliveryText(item.delivery, t, format.days, isFree)}</span>
            )}
          </span>
          {item.isGift ? (
            <span className={styles.free}>{t('Free')}</span>
          ) : (
            <span>{format.money(item.priceAfterDiscount, 'always')}</span>
          )}
        </li>
      ))}
    </ul>
  );
};
