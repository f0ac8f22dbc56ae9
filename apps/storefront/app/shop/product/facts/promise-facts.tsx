import type { ProductPage } from '@counterpane/contract/pages/pages';
import styles from '../purchase-panel.module.css';

/** Nights of trial, warranty and delivery, beside the button. */
export const PromiseFacts = ({ promises }: { promises: ProductPage['promises'] }) => (
  <ul className={styles.promises}>
    {promises.map(({ figure, text }) => (
      <li key={figure}>
        <strong>{figure}</strong> {text}
      </li>
    ))}
  </ul>
);
