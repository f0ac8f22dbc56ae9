import type { ProductPage } from '@counterpane/contract/pages';
import { useText } from '../language/use-text.ts';
import styles from './highlights.module.css';

export const Highlights = ({ highlights }: { highlights: ProductPage['highlights'] }) => {
  const t = useText();
  if (highlights.length === 0) return null;
  return (
    <section className={styles.section} aria-label={t('What it does')}>
      <div className={styles.list}>
        {highlights.map(({ title, text }) => (
          <article key={title} className={styles.highlight}>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </article>
        ))}
      </div>
    </section>
  );
};
