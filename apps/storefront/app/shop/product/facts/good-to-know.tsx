import type { ProductPage } from '@counterpane/contract/pages/pages';
import { useText } from '../../../language/use-text.ts';
import styles from './good-to-know.module.css';

/** Whom it suits and whom not, what arrives, and how it is looked after: what a good salesperson would say. */
export const GoodToKnow = ({ page }: { page: ProductPage }) => {
  const t = useText();
  const { suits, notFor, inTheBox, care } = page;
  const { hasAdjustableBase } = page.state;
  const lists = [
    { title: t('In the box'), items: inTheBox },
    { title: t('Care'), items: care },
  ].filter(({ items }) => items.length > 0);
  if (suits === null && notFor === null && lists.length === 0 && !hasAdjustableBase) return null;
  return (
    <section className={styles.section} aria-labelledby="good-to-know">
      <h2 id="good-to-know">{t('Good to know')}</h2>
      <div className={styles.columns}>
        {suits !== null && (
          <div>
            <h3>{t('Who it suits')}</h3>
            <p>{suits}</p>
          </div>
        )}
        {notFor !== null && (
          <div>
            <h3>{t('Who should look further')}</h3>
            <p>{notFor}</p>
          </div>
        )}
        {hasAdjustableBase && (
          <div>
            <h3>{t('With an adjustable base')}</h3>
            <p>
              {t('It goes with a base that raises head and feet. One in your size can be added with it.')}
            </p>
          </div>
        )}
        {lists.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
};
