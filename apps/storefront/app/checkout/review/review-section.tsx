import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import styles from '../step.module.css';

interface ReviewSectionProps {
  readonly title: string;
  readonly step: 'shipping' | 'billing';
  readonly children: ReactNode;
}

/** What was chosen on an earlier step, with the link that changes it. */
export const ReviewSection = ({ title, step, children }: ReviewSectionProps) => {
  const t = useText();
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
      <Link to={pageUrls.checkout(step)} aria-describedby={id}>
        {t('Change')}
      </Link>
    </section>
  );
};
