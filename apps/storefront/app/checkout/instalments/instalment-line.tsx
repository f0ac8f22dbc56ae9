import type { CheckoutView } from '@counterpane/contract/checkout/checkout';
import { useText } from '../../language/use-text.ts';
import { capitalised } from '../billing/card-entry.ts';

interface InstalmentLineProps {
  readonly label: string;
  readonly checkout: CheckoutView;
  readonly cardToken: NonNullable<CheckoutView['cardToken']>;
}

/** What was approved, as the review tells it. */
export const InstalmentLine = ({ label, checkout, cardToken }: InstalmentLineProps) => {
  const t = useText();
  const { brand, last4 } = cardToken.card;
  return (
    <p>
      {t('{label}, {count} payments with {brand} ending in {last4}', {
        label,
        count: checkout.splitItNumberOfPayments,
        brand: capitalised(brand),
        last4,
      })}
    </p>
  );
};
