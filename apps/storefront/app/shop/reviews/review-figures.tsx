import type { ReviewFigures as Figures } from '@counterpane/contract/reviews/reviews';
import type { CSSProperties } from 'react';
import { PageLink } from '../../language/page-link.tsx';
import { useText } from '../../language/use-text.ts';
import { reviewUrls } from './review-urls.ts';
import styles from './reviews.module.css';
import { scaleText } from './scale-text.ts';
import { Stars } from './stars.tsx';

interface ReviewFiguresProps {
  readonly figures: Figures;
  /** What they are about; without it all products. */
  readonly product?: string | undefined;
}

/** How much of a bar is filled, for its style. */
const widthOf = (share: number): CSSProperties & { readonly '--share': string } => ({
  '--share': `${Math.round(100 * share)}%`,
});

/** What reviews come to: stars, how many gave each with a bar, each of which leads to those reviews, and the scales. */
export const ReviewFigures = ({ figures, product }: ReviewFiguresProps) => {
  const t = useText();
  const { distribution, isSample, total } = figures;
  const scales = [scaleText('fits', figures.fits, t), scaleText('sleeps', figures.sleeps, t)];
  return (
    <div className={styles.figures}>
      <Stars reviews={figures} />
      {isSample && (
        <p>{t('We wrote these samples to show what reviews look like. No customer has written here yet.')}</p>
      )}
      {distribution && (
        <ul className={styles.distribution}>
          {distribution
            .map((count, index) => ({ count, score: index + 1 }))
            .toReversed()
            .map(({ count, score }) => (
              <li key={score}>
                {count === 0 ? (
                  t('{score} stars: {count}', { score, count })
                ) : (
                  <PageLink to={reviewUrls.reviews({ product, scores: [score] })} rel="nofollow">
                    {t('{score} stars: {count}', { score, count })}
                  </PageLink>
                )}
                <span className={styles.share} style={widthOf(count / total)} />
              </li>
            ))}
        </ul>
      )}
      {scales.map((scale) => scale !== null && <p key={scale}>{scale}</p>)}
    </div>
  );
};
