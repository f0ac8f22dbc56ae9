import type { VariantView } from '@counterpane/contract/pages';
import { Receipt } from '../cart/receipt.tsx';
import { PerVariant } from './per-variant.tsx';

interface PriceReceiptProps {
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

/** "How this price is made", for the chosen variant: the receipt that the cart will show. */
export const PriceReceipt = (props: PriceReceiptProps) => (
  <PerVariant {...props} by={({ receipt }) => JSON.stringify(receipt)}>
    {({ receipt, price }) => <Receipt receipt={receipt} currency={price.currency} />}
  </PerVariant>
);
