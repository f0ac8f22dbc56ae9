import {
  type SimpleIcon,
  siAfterpay,
  siAmericanexpress,
  siApplepay,
  siDiscover,
  siGooglepay,
  siMastercard,
  siPaypal,
  siVisa,
} from 'simple-icons';
import styles from './method-marks.module.css';

const CARDS: readonly SimpleIcon[] = [siVisa, siMastercard, siAmericanexpress, siDiscover];

/** The companies' marks that may be shown (simple-icons, CC0), by the id of the way to pay. Others have their name alone. */
const MARKS: Readonly<Record<string, readonly SimpleIcon[] | undefined>> = {
  stripeDirect: CARDS,
  stripeCanada: CARDS,
  paypal: [siPaypal],
  paypalCredit: [siPaypal],
  applepay: [siApplepay],
  googlepay: [siGooglepay],
  afterPay: [siAfterpay],
};

/** The marks of a way to pay, for the eye alone: its label says the same. */
export const MethodMarks = ({ id }: { id: string }) => {
  const marks = MARKS[id];
  if (!marks) return null;
  return (
    <span className={styles.marks}>
      {marks.map(({ slug, path, hex }) => (
        <svg key={slug} className={styles.mark} viewBox="-6 -2 36 28" data-mark={slug} aria-hidden="true">
          {/* The companies' own colours are made for white. */}
          <rect x="-6" y="-2" width="36" height="28" rx="4" fill="#fff" />
          <path d={path} fill={`#${hex}`} />
        </svg>
      ))}
    </span>
  );
};
