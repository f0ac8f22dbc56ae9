import type { CheckoutView } from '@counterpane/contract/checkout';
import { useText } from '../../language/use-text.ts';
import { capitalised } from './card-entry.ts';
import styles from './card-fields.module.css';

/** The card that was entered before: it stays unless another is typed. Without script it is sent along. */
export const SavedCard = ({ token: { id, card } }: { token: NonNullable<CheckoutView['cardToken']> }) => {
  const t = useText();
  return (
    <p className={styles.note}>
      <input type="hidden" name="cardTokenId" value={id} />
      <input type="hidden" name="cardLast4" value={card.last4} />
      <input type="hidden" name="cardBrand" value={card.brand} />
      {t('{brand} ending in {last4} is ready to use. Enter another card to replace it.', {
        brand: capitalised(card.brand),
        last4: card.last4,
      })}
    </p>
  );
};
