import type { CartItemView } from '@counterpane/contract/cart/carts';
import { Icon } from '../design/icon.tsx';
import { useFormat } from '../language/use-format.ts';
import { useText } from '../language/use-text.ts';
import styles from './cart-line.module.css';

/** What comes free with a line. It leaves with it, so it has no button of its own. */
export const GiftLines = ({ gifts, title }: { gifts: readonly CartItemView[]; title: string }) => {
  const t = useText();
  const format = useFormat();
  return (
    <ul className={styles.gifts} aria-label={t('Free with {title}', { title })}>
      {gifts.map((gift) => (
        <li key={gift.itemIdentifier} className={styles.gift}>
          <span>
            <Icon name="gift" size={18} />
            {giftText(gift)}
          </span>
          <span>
            <s className={styles.value}>
              <span className="visually-hidden">{t('worth')} </span>
              {format.money(gift.value, 'always')}
            </s>
            <span className={styles.free}>{t('Free')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
};

const giftText = ({ quantity, product, properties }: CartItemView): string => {
  const name = quantity > 1 ? `${quantity} × ${product.title}` : product.title;
  return [name, ...properties.map(({ title }) => title)].join(', ');
};
