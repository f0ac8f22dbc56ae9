import type { VariantView } from '@counterpane/contract/pages/pages';
import { placeholders } from '@counterpane/messages/placeholders';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { livePriceOf } from '../quotes/quote-attributes.ts';
import { TextWithQuantity } from './choices/text-with-quantity.tsx';
import styles from './purchase-panel.module.css';

interface QuantityTotalProps {
  readonly productID: string;
  readonly variant: VariantView;
  readonly quantity: number;
}

/** What the chosen quantity costs together, with each tier that applies; nothing for one. See follow-quantity.ts. */
export const QuantityTotal = ({ productID, variant, quantity }: QuantityTotalProps) => {
  const { properties, totals, isPurchasable } = variant;
  const t = useText();
  const format = useFormat();
  const texts = totals.map((total) => [total.quantity, format.money(total.price)] as const);
  const text = texts.find(([count]) => count === quantity)?.[1];
  return (
    <p
      className={styles.total}
      data-totals={JSON.stringify(Object.fromEntries(texts))}
      hidden={text === undefined}
      {...livePriceOf({ productID, quantity: 1, properties }, isPurchasable, { followsQuantity: true })}
    >
      <TextWithQuantity text={t('Total for {quantity}:', placeholders('quantity'))} quantity={quantity} />{' '}
      <strong data-quote-part="price">{text}</strong>
    </p>
  );
};
