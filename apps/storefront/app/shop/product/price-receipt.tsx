import type { VariantView } from '@counterpane/contract/pages/pages';
import { Receipt } from '../../design/receipt.tsx';
import { useText } from '../../language/use-text.ts';
import { CouponNote } from '../quotes/coupon-note.tsx';
import { PerVariant } from './per-variant.tsx';

interface PriceReceiptProps {
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
  /** How many are chosen. */
  readonly quantity: number;
}

/** "How this price is made", for one of the chosen variant: the receipt that the cart will show. */
export const PriceReceipt = ({ quantity, ...page }: PriceReceiptProps) => {
  const t = useText();
  return (
    <PerVariant {...page} by={({ receipt }) => JSON.stringify(receipt)}>
      {({ receipt, price }) => (
        <Receipt receipt={receipt} currency={price.currency}>
          <p data-more-than-one="" hidden={quantity === 1}>
            {t('This is the price of one.')}
          </p>
          <CouponNote />
        </Receipt>
      )}
    </PerVariant>
  );
};
