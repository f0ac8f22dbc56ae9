import { placeholders } from '@counterpane/messages/placeholders';
import { useText } from '../../../language/use-text.ts';
import { TextWithQuantity } from '../choices/text-with-quantity.tsx';
import styles from './offers.module.css';

/** What goes with a product goes with every unit of it: its price is for all of them. */
export const PerUnitNote = ({ quantity }: { readonly quantity: number }) => {
  const t = useText();
  return (
    <p className={styles.note} data-more-than-one="" hidden={quantity === 1}>
      <TextWithQuantity
        text={t('Prices are for all {quantity}: each gets its own.', placeholders('quantity'))}
        quantity={quantity}
      />
    </p>
  );
};
