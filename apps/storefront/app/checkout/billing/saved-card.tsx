import type { CheckoutView } from '@counterpane/contract/checkout/checkout';
import { useText } from '../../language/use-text.ts';
import { capitalised } from './card-entry.ts';
import styles from './card-fields.module.css';

type Card = NonNullable<CheckoutView['cardToken']>['card'];

/** The card that was entered before: it stays unless another is typed. */
export const SavedCard = ({ card }: { card: Card }) => {
  const t = useText();
  return (
    <p className={styles.note}>
      {t('{brand} ending in {last4} is ready to use. Enter another card to replace it.', {
        brand: capitalised(card.brand),
        last4: card.last4,
      })}
    </p>
  );
};
