import type { VariantView } from '@counterpane/contract/pages/pages';
import { Button } from '../../design/button.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { LivePrice } from '../quotes/live-price.tsx';
import styles from './add-bar.module.css';
import { shortArrivalText } from './facts/arrival-text.ts';
import { PerVariant } from './per-variant.tsx';

interface AddBarProps {
  readonly productID: string;
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
  readonly isOff: boolean;
}

/** Price, choice, what is free and when it comes, with a button, for who has scrolled past them. product-page-script.ts shows it. */
export const AddBar = ({ productID, variants, selectedSku, isOff }: AddBarProps) => {
  const t = useText();
  return (
    <div className={styles.bar} data-add-bar="" hidden>
      <div>
        <PerVariant variants={variants} selectedSku={selectedSku} by={({ sku }) => sku}>
          {({ price, listPrice, properties, isPurchasable }) => (
            <>
              <LivePrice
                className={styles.price}
                item={{ productID, quantity: 1, properties }}
                isPurchasable={isPurchasable}
                now={price}
                was={listPrice}
              />
              <a className={styles.choice} href="#choices" data-scroll-to="">
                {properties.map(({ title }) => title).join(', ')}
              </a>
            </>
          )}
        </PerVariant>
      </div>
      <div className={styles.notes}>
        <PerVariant variants={variants} selectedSku={selectedSku} by={noteKey}>
          {(variant) => <Note variant={variant} />}
        </PerVariant>
      </div>
      {/* At the foot of a phone's screen, at the head of a larger one: one of the two is to be seen. */}
      <div className={styles.sticky}>
        <Button look="primary" wide name="source" value="sticky-add-to-cart" data-add="" disabled={isOff}>
          {t('Add to cart')}
        </Button>
      </div>
      <div className={styles.floating}>
        <Button look="primary" wide name="source" value="floating-header" data-add="" disabled={isOff}>
          {t('Add to cart')}
        </Button>
      </div>
    </div>
  );
};

/** The titles of gifts differ by size, their number and the first of them say what the line says. */
const noteKey = ({ gifts, delivery, isPurchasable, isBackOrdered }: VariantView): string => {
  const gift = gifts.length === 1 ? gifts[0]?.title : gifts.length > 1;
  return JSON.stringify([gift, delivery, isPurchasable, isBackOrdered]);
};

/** The day stands first: what is too long for a small phone is cut at its end. */
const Note = ({ variant }: { variant: VariantView }) => {
  const t = useText();
  const { days } = useFormat();
  const { gifts, isPurchasable } = variant;
  const [gift] = gifts;
  if (!isPurchasable) return <p className={styles.note}>{t('Out of stock')}</p>;
  return (
    <p className={styles.note}>
      {shortArrivalText(variant, t, days)}
      {gift && (
        <span className={styles.gift}>
          {' · '}
          {gifts.length > 1 ? t('Free sleep set') : t('{title} free', { title: gift.title })}
        </span>
      )}
    </p>
  );
};
