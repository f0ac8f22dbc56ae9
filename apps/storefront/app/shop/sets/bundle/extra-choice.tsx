import type { BundlePage } from '@counterpane/contract/pages/set-pages';
import { wholeDollars } from '@counterpane/rules/money/display';
import { Photo } from '../../../design/photo/photo.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import step from '../set-step.module.css';
import styles from './set-cards.module.css';

/** What costs less with the set, to be ticked. */
export const ExtraChoice = ({ extras }: { extras: BundlePage['extras'] }) => {
  const t = useText();
  const format = useFormat();
  if (extras.length === 0) return null;
  return (
    <section className={step.step}>
      <h2 className={step.heading}>{t('Cheaper with the set')}</h2>
      <div className={styles.cards}>
        {extras.map(({ name, title, choice, quantity, picture, price, saving, isSoldOut, isChosen }) => (
          <label key={name} className={isSoldOut ? `${styles.card} ${styles.apart}` : styles.card}>
            <input type="checkbox" name="extra" value={name} defaultChecked={isChosen} disabled={isSoldOut} />
            <Photo src={picture.url} alt="" sizes="96px" width={96} height={72} />
            <span className={step.words}>
              <span className={step.title}>{quantity > 1 ? `${quantity} × ${title}` : title}</span>
              <span className={step.note}>
                {[choice, isSoldOut ? t('Out of stock') : format.money(price)].filter(Boolean).join(', ')}
              </span>
              {!isSoldOut && saving.amount >= 100 && (
                <span className={styles.tag}>
                  {t('Save {amount}', { amount: format.money(wholeDollars(saving)) })}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </section>
  );
};
