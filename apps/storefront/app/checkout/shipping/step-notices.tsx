import type { Notice as CartNotice, CartView } from '@counterpane/contract/cart/carts';
import { NamedText } from '../../design/named-text.tsx';
import { Notice } from '../../design/notice.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import { isOfDelivery } from './delivery-section.tsx';

interface StepNoticesProps {
  readonly cart: CartView;
  /** What is said of the delivery stands where it is chosen. */
  readonly hasDelivery?: boolean;
}

/**
 * What the cart has to say at the steps behind it: it may have become another one since [K4]. That a
 * cart came along is said where it can be undone.
 */
export const StepNotices = ({ cart: { notices }, hasDelivery = false }: StepNoticesProps) =>
  notices
    .filter((notice) => !ELSEWHERE.includes(notice.code) && !(hasDelivery && isOfDelivery(notice)))
    .map(({ code, text, title }) => (
      <Notice key={code + text + title}>
        <NamedText text={text} title={title} />
        <NoticeLink code={code} />
      </Notice>
    ));

/** A cart that came along can be undone where it was said; a city is told of at its field. */
const ELSEWHERE: readonly string[] = ['cart_merged', 'city_mismatch'];

/** The page on which the shopper can do something about it. */
const NoticeLink = ({ code }: Pick<CartNotice, 'code'>) => {
  const t = useText();
  if (code === 'delivery_date_lost')
    return (
      <p>
        <PageLink to={pageUrls.checkout('shipping')}>{t('Change delivery')}</PageLink>
      </p>
    );
  return (
    code === 'insufficient_stock' && (
      <p>
        <PageLink to={pageUrls.cart()}>{t('Back to your cart')}</PageLink>
      </p>
    )
  );
};
