import type { ShownReview } from '@counterpane/contract/reviews/reviews';
import { useHref } from 'react-router';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useStorefront } from '../../language/use-storefront.ts';
import { useText } from '../../language/use-text.ts';
import { ReviewPhotos } from './review-photos.tsx';
import { reviewUrls } from './review-urls.ts';
import styles from './reviews.module.css';
import { scaleText } from './scale-text.ts';

interface ReviewItemProps {
  readonly review: ShownReview;
  /** What it is of, where reviews of several products stand together. */
  readonly product?: { readonly title: string; readonly url: string } | null | undefined;
}

/** One review: what its writer thinks, who that is to us, and what we say to it. */
export const ReviewItem = ({ review, product }: ReviewItemProps) => {
  const t = useText();
  const { days } = useFormat();
  const { name: brand = '', language: own = 'en' } = useStorefront() ?? {};
  const { score, title, text, author, isVerified, isSample, votes, fits, sleeps, answer } = review;
  const language = review.language ?? own;
  const scales = [scaleText('fits', fits, t), scaleText('sleeps', sleeps, t)].filter((one) => one !== null);
  return (
    <article className={styles.review} lang={language === own ? undefined : language}>
      <p className={styles.score}>
        <span aria-hidden="true">
          {'★'.repeat(score)}
          <span className={styles.missing}>{'★'.repeat(5 - score)}</span>
        </span>
        <span className="visually-hidden" lang={own}>
          {t('{score} of 5 stars', { score })}
        </span>
      </p>
      {title !== '' && <h3>{title}</h3>}
      <p className={styles.by} lang={own}>
        {t('{author}, {day}', { author, day: days.date(review.createdAt.slice(0, 10)) })}
        {isVerified && <strong className={styles.mark}>{t('Verified buyer')}</strong>}
        {isSample && <strong className={styles.mark}>{t('Sample, written by us')}</strong>}
      </p>
      {product && (
        <p className={styles.links} lang={own}>
          <PageLink to={product.url}>{product.title}</PageLink>
        </p>
      )}
      <p className={styles.text}>{text}</p>
      <div lang={own}>
        <ReviewPhotos review={review} />
      </div>
      {scales.map((scale) => (
        <p key={scale} className={styles.by} lang={own}>
          {scale}
        </p>
      ))}
      {votes > 0 && (
        <p className={styles.by} lang={own}>
          {t('Helpful for {count} people', { count: votes })}
        </p>
      )}
      {review.takesVotes && <HelpfulForm id={review.id} author={author} language={own} />}
      {answer && (
        <div className={styles.answer}>
          <h4 lang={own}>{t('{brand} answers', { brand })}</h4>
          <p className={styles.text}>{answer.text}</p>
        </div>
      )}
      {language !== own && (
        <p lang={own}>
          <a href={translateUrl(`${title}\n\n${text}`, language, own)} rel="nofollow noopener noreferrer">
            {t('Translate with Google')}
          </a>
        </p>
      )}
    </article>
  );
};

interface HelpfulFormProps {
  readonly id: string;
  readonly author: string;
  readonly language: string;
}

/** One press, without script; the page that it leads to takes it back too. */
const HelpfulForm = ({ id, author, language }: HelpfulFormProps) => {
  const t = useText();
  return (
    <form method="post" action={useHref(reviewUrls.helpful())} lang={language}>
      <button type="submit" name="review" value={id} className={styles.close}>
        {t('Helpful')}
        <span className="visually-hidden">: {t('the review by {author}', { author })}</span>
      </button>
    </form>
  );
};

/** A page of Google's, opened only by who asks for it. */
const translateUrl = (text: string, from: string, to: string): string =>
  `https://translate.google.com/?${new URLSearchParams({ sl: from, tl: to, text, op: 'translate' })}`;
