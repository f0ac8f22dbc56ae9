import type { CartView } from '@counterpane/contract/cart/carts';
import { useMemo } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { ForgetMeForm } from '../chrome/forget-me-form.tsx';
import { useHeadingFocus } from '../chrome/use-heading-focus.ts';
import { hasFreeDelivery } from '../delivery/find-white-glove.ts';
import { Notice } from '../design/notice.tsx';
import { Receipt } from '../design/receipt.tsx';
import { useText } from '../language/use-text.ts';
import { AmazonButton } from '../payment/amazon-button.tsx';
import { ExpressLink } from '../payment/express-link.tsx';
import type { Offers } from '../payment/express-offers.ts';
import { offersAmazon } from '../payment/offers-amazon.ts';
import { PaymentError } from '../payment/payment-error.tsx';
import type { AmazonScripts } from '../services.ts';
import { couponNotice } from '../shop/coupon/coupon-notice.ts';
import { ViewedInCart } from '../shop/recently-viewed/viewed-in-cart.tsx';
import type { Recommended } from '../shop/recommended/fetch-recommended.ts';
import { RecommendedList } from '../shop/recommended/recommended-list.tsx';
import { BuyMore } from './buy-more/buy-more.tsx';
import { CartLine } from './cart-line.tsx';
import { cartLinkError } from './cart-link-error.ts';
import { CartNotices } from './cart-notices.tsx';
import styles from './cart-page.module.css';
import type { Intent } from './change-cart.ts';
import layout from './checkout.module.css';
import { ClearForm } from './clear-form.tsx';
import { CouponForm } from './coupon-form.tsx';
import { DeliveredTotalForm } from './delivered-total-form.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { CartHelp } from './help/cart-help.tsx';
import { groupLines } from './line-groups.ts';
import { lineRefusals } from './line-refusals.ts';
import { OffersInReach } from './offers-in-reach.tsx';
import { OrderSummary } from './order-summary.tsx';
import { isProceeding } from './proceed.ts';
import { ProceedForm } from './proceed-form.tsx';
import type { RefusedChange } from './refused-change.ts';
import { ShareLink } from './share/share-form.tsx';
import { TrustFacts } from './trust-facts.tsx';
import { useCart } from './use-cart.ts';
import { useNewLineFocus } from './use-new-line-focus.ts';
import { WrongSizes } from './wrong-sizes.tsx';

interface CartPageProps {
  readonly loaded: CartView;
  readonly recommended: Recommended;
  readonly refused: RefusedChange | null;
  /** Why an express wallet led back here. */
  readonly failure: string | null;
  /** Null where nothing is in the cart to be paid. */
  readonly offers: Offers | null;
  /** Null where the shop has no Amazon Pay. */
  readonly amazon: AmazonScripts | null;
}

export const CartPage = ({ loaded, recommended, refused, failure, offers, amazon }: CartPageProps) => {
  const t = useText();
  const [search] = useSearchParams();
  // Asked for once more, it is asked anew.
  const visit = useLocation().key;
  const notice = couponNotice(search, t) ?? cartLinkError(search, t);
  const isSending = useNavigation().formData?.get('intent') === 'delivery';
  const { cart, wishes, isBusy, refusal, wish, settle } = useCart(loaded);
  const ids = useMemo(() => cart.items.map(({ itemIdentifier }) => itemIdentifier), [cart]);
  const hasAmazon = offers !== null && offersAmazon({ ...offers, cart });
  useNewLineFocus(ids);
  useHeadingFocus(ids.join(' '));
  // Decided by the cart as it is now: another tab or a lost stock may have emptied it since the page came.
  if (cart.items.length === 0)
    return <EmptyCart notices={cart.notices} problem={refused?.error ?? failure} />;
  const refusals = lineRefusals(refusal, refused);
  const problem = refused && OF_THE_WHOLE.includes(refused.intent) ? refused.error : null;
  const count = t('{count} items', { count: cart.itemsCount });
  return (
    <div className={`${layout.columns} ${styles.columns}`}>
      <div>
        <div className={styles.head}>
          <h1>{t('Your cart')}</h1>
          <p className={styles.count} aria-live="polite">
            {count}
          </p>
          <ClearForm />
        </div>
        {failure !== null && <PaymentError text={failure} />}
        {notice !== null && <Notice>{notice}</Notice>}
        {problem !== null && <Notice look="bad">{problem}</Notice>}
        <CartNotices notices={cart.notices} />
        <ul className={styles.lines}>
          {groupLines(cart.items).map((group) => (
            <CartLine
              key={group.item.itemIdentifier}
              group={group}
              hasFreeDelivery={hasFreeDelivery(cart)}
              wishes={wishes}
              refusals={refusals}
              onWish={wish}
            />
          ))}
        </ul>
        <CartHelp cart={loaded} />
        <ShareLink />
        <ForgetMeForm />
      </div>
      {/* What stands in a grid sticks within all of it: its own place keeps it off what is below. */}
      <div className={styles.aside}>
        <div className={layout.aside}>
          <OrderSummary cart={cart} isBusy={isBusy || isSending}>
            <Receipt receipt={cart.receipt} currency={cart.totalPrice.currency} />
            <OffersInReach offersInReach={cart.offersInReach} />
            <ProceedForm settle={settle} />
            {offers && <ExpressLink from="cart" offers={offers} />}
            {hasAmazon && amazon && <AmazonButton from="cart" amazon={amazon} total={cart.totalPrice} />}
            <DeliveryForm cart={cart} isFolded />
            <DeliveredTotalForm
              delivered={cart.delivered}
              refused={refused?.intent === 'delivered' ? refused : null}
            />
            <CouponForm coupon={cart.couponDetails} refused={refused?.intent === 'coupon' ? refused : null} />
          </OrderSummary>
        </div>
      </div>
      <TrustFacts promises={cart.promises} />
      <RecommendedList recommended={recommended} heading={t('Goes well with your cart')} place="cart" />
      <ViewedInCart items={cart.items} />
      {isProceeding(search) && (
        <WrongSizes
          key={visit}
          wrong={cart.wrongSizes}
          problem={refused?.intent === 'fix-size' ? refused.error : null}
        />
      )}
      {isProceeding(search) && cart.wrongSizes.length === 0 && cart.buyMore && (
        <BuyMore key={`${visit} more`} offer={cart.buyMore} />
      )}
    </div>
  );
};

/** What has no place of its own on the page to be refused at: a removed line was gone already. */
const OF_THE_WHOLE: readonly Intent[] = [
  'remove',
  'delivery',
  'any-day',
  'remove-coupon',
  'undo-merge',
  'clear',
  'separate',
  'fix-size',
];
