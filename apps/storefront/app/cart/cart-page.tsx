import type { CartView } from '@counterpane/contract/carts';
import { useSearchParams } from 'react-router';
import layout from '../checkout/checkout.module.css';
import { useHeadingFocus } from '../chrome/use-heading-focus.ts';
import { couponNews } from '../coupon/coupon-news.ts';
import { Notice } from '../design/notice.tsx';
import { useText } from '../language/use-text.ts';
import { CartLine } from './cart-line.tsx';
import styles from './cart-page.module.css';
import { CouponForm, type RefusedChange } from './coupon-form.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { OrderSummary } from './order-summary.tsx';
import { ProceedForm } from './proceed-form.tsx';
import { Receipt } from './receipt.tsx';
import { TrustFacts } from './trust-facts.tsx';
import { type LineRefusal, useCart } from './use-cart.ts';

interface CartPageProps {
  readonly loaded: CartView;
  readonly refused: RefusedChange | null;
}

export const CartPage = ({ loaded, refused }: CartPageProps) => {
  const t = useText();
  const news = couponNews(useSearchParams()[0], t);
  const { cart, wishes, isBusy, refusal, wish, settle } = useCart(loaded);
  const lines = cart.items.filter(({ isGift }) => !isGift);
  useHeadingFocus(lines.map(({ itemIdentifier }) => itemIdentifier).join(' '));
  // Decided by the cart as it is now: another tab or a lost stock may have emptied it since the page came.
  if (cart.items.length === 0) return <EmptyCart notices={cart.notices} />;
  const refusals = lineRefusals(refusal, refused);
  const problem = refused && !refused.isCoupon && refused.line === null ? refused.error : null;
  const count = cart.itemsCount === 1 ? t('1 item') : t('{count} items', { count: cart.itemsCount });
  return (
    <div className={`${layout.columns} ${styles.columns}`}>
      <div>
        <div className={styles.head}>
          <h1>{t('Your cart')}</h1>
          <p className={styles.count} aria-live="polite">
            {count}
          </p>
        </div>
        {news !== null && <Notice>{news}</Notice>}
        {problem !== null && <Notice look="bad">{problem}</Notice>}
        {cart.notices.map(({ code, text }) => (
          <Notice key={code + text}>{text}</Notice>
        ))}
        <ul className={styles.lines}>
          {lines.map((item) => (
            <CartLine
              key={item.itemIdentifier}
              item={item}
              gifts={cart.items.filter(({ isGift, forItem }) => isGift && forItem === item.itemIdentifier)}
              wished={wishes[item.itemIdentifier] ?? null}
              refusal={refusals[item.itemIdentifier] ?? null}
              onWish={wish}
            />
          ))}
        </ul>
      </div>
      <div className={`${layout.aside} ${styles.aside}`}>
        <OrderSummary cart={cart} isBusy={isBusy}>
          <Receipt receipt={cart.receipt} currency={cart.totalPrice.currency} />
          <CouponForm coupon={cart.couponDetails} refused={refused?.isCoupon ? refused : null} />
          <ProceedForm settle={settle} />
        </OrderSummary>
      </div>
      <TrustFacts />
    </div>
  );
};

/** What the newest refusal says, by its line. */
const lineRefusals = (
  live: LineRefusal | null,
  sent: RefusedChange | null,
): Readonly<Record<string, string>> => {
  if (live !== null) return { [live.itemIdentifier]: live.text };
  return sent !== null && sent.line !== null ? { [sent.line]: sent.error } : {};
};
