import type { CheckoutState } from '@counterpane/contract/checkout/checkout-state';
import { Notice } from '../../design/notice.tsx';
import { localizeName } from '../../language/localize-name.ts';
import { useText } from '../../language/use-text.ts';

type Unfinished = Pick<
  CheckoutState,
  'isExpressPaymentSuccess' | 'expressPaymentProvider' | 'order' | 'paymentProviders'
>;

interface ExpressUnfinishedProps {
  readonly checkout: Unfinished;
}

/**
 * A wallet approved, and the page went away before there was an order: a closed tab, a lost connection. The store
 * remembers that [K3], and the shopper is told that nothing was paid.
 */
export const ExpressUnfinished = ({ checkout }: ExpressUnfinishedProps) => {
  const t = useText();
  const wallet = findUnfinished(checkout);
  return (
    wallet !== null && (
      <Notice>
        {t(
          '{label} approved, but the order was not placed. Nothing was charged: open {label} once more, or go on here.',
          { label: localizeName(t, wallet) },
        )}
      </Notice>
    )
  );
};

/** The wallet's name; null where none approved, or where its order is there. */
const findUnfinished = (checkout: Unfinished): string | null => {
  if (!checkout.isExpressPaymentSuccess || checkout.order !== null) return null;
  return checkout.paymentProviders.find(({ id }) => id === checkout.expressPaymentProvider)?.label ?? null;
};
