import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { useText } from '../../../language/use-text.ts';
import styles from './quiz.module.css';

type Parts = PartsOf<'quiz'>;

interface QuizPointsProps {
  readonly best: NonNullable<Parts['best']>;
  readonly others: Parts['others'];
}

/** By what the first was chosen: the points of each bed, which are added up here as they were. */
export const QuizPoints = ({ best, others }: QuizPointsProps) => {
  const t = useText();
  return (
    <details className={styles.points}>
      <summary>{t('How we chose')}</summary>
      <p className={styles.how}>
        {t(
          'Each reason that suits you is worth 15 points. A feel that is softer or firmer than what suits you takes 20 points for each step on our scale of ten, and a higher price takes up to 50, by what you answered. The bed with the most points wins.',
        )}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reachable by keyboard. */}
      <section className={styles.scroller} aria-label={t('How we chose')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('Mattress')}</th>
              <th scope="col">{t('What suits you')}</th>
              <th scope="col">{t('Feel')}</th>
              <th scope="col">{t('Price')}</th>
              <th scope="col">{t('Points')}</th>
            </tr>
          </thead>
          <tbody>
            {[best, ...others].map(({ card, points }) => (
              <tr key={card.name}>
                <th scope="row">{card.title}</th>
                <td>{pointText(points.reasons)}</td>
                <td>{pointText(points.feel)}</td>
                <td>{pointText(points.price)}</td>
                <td>{pointText(points.total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
};

/** @example pointText(-6) // "−6" */
const pointText = (points: number): string => String(points).replace('-', '−');
