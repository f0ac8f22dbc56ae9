import type { ProductPage } from '@counterpane/contract/pages/pages';
import styles from './specifications.module.css';

export const Specifications = ({ specifications }: { specifications: ProductPage['specifications'] }) => (
  <dl className={styles.list}>
    {specifications.map(({ title, text }) => (
      <div key={title} className={styles.row}>
        <dt>{title}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
