import type { VariantView } from '@counterpane/contract/pages/pages';
import { Icon } from '../../../design/icon.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { PerVariant } from '../per-variant.tsx';
import styles from './gifts.module.css';

type Gift = VariantView['gifts'][number];

interface GiftsProps {
  readonly variants: readonly VariantView[];
  readonly selectedSku: string;
}

/** What comes free with the chosen size. */
export const Gifts = (props: GiftsProps) => (
  <PerVariant {...props} by={({ gifts }) => JSON.stringify(gifts)}>
    {({ gifts }) => gifts.length > 0 && <GiftBox gifts={gifts} />}
  </PerVariant>
);

/** What comes free, with what it is worth. */
export const GiftBox = ({ gifts }: { gifts: readonly Gift[] }) => {
  const t = useText();
  const format = useFormat();
  const heading = t('Free with your order');
  return (
    <div className={styles.box}>
      <h2 className={styles.heading}>
        <Icon name="gift" />
        {heading}
      </h2>
      <ul className={styles.list} aria-label={heading}>
        {gifts.map((gift) => (
          <li key={gift.title} className={styles.gift}>
            <span>{giftTitle(gift)}</span>
            <span>
              <s className={styles.value}>
                <span className="visually-hidden">{t('worth')} </span>
                {format.money(gift.value)}
              </s>
              <span className={styles.free}>{t('Free')}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.replaced}>{t('The bundle that you chose comes in the place of the free set.')}</p>
    </div>
  );
};

const giftTitle = ({ title, quantity, size }: Gift): string =>
  [quantity > 1 ? `${quantity} × ${title}` : title, size].filter(Boolean).join(', ');
