import styles from './swatch.module.css';

interface SwatchProps {
  /** CSS colour. */
  readonly color: string;
  /** Where a picture of the material is. */
  readonly texture: string | null;
}

/** What something is made of, round; its colour alone while there is no picture of it. Its name stands beside it. */
export const Swatch = ({ color, texture }: SwatchProps) =>
  texture === null ? (
    <svg className={styles.swatch} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
      <circle cx="14" cy="14" r="14" fill={color} />
    </svg>
  ) : (
    <img className={styles.swatch} src={texture} alt="" width="28" height="28" />
  );
