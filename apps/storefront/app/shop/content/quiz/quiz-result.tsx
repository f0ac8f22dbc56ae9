import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import type { Translate } from '@counterpane/messages/translator';
import { Photo } from '../../../design/photo/photo.tsx';
import { PageLink } from '../../../language/page-link.tsx';
import { useText } from '../../../language/use-text.ts';
import { LivePrice } from '../../quotes/live-price.tsx';
import { AddCard } from './add-card.tsx';
import styles from './quiz.module.css';
import { QuizAnswers } from './quiz-answers.tsx';
import { QuizPoints } from './quiz-points.tsx';
import { DIFFERENCES, REASONS } from './quiz-texts.ts';

type Parts = PartsOf<'quiz'>;

interface QuizResultProps {
  readonly parts: Parts;
  readonly best: NonNullable<Parts['best']>;
  readonly path: string;
}

/** One mattress with its reasons, and two that come close with how they differ. */
export const QuizResult = ({ parts: { answers, others, size }, best, path }: QuizResultProps) => {
  const { card, reasons } = best;
  const t = useText();
  return (
    <>
      <section className={styles.best} aria-labelledby="best-bed">
        <Photo
          src={card.picture.url}
          alt={card.picture.alt}
          sizes="(max-width: 768px) 100vw, 640px"
          width={640}
          height={480}
          tint={card.picture.tint ?? undefined}
          isFirst
        />
        <div>
          <p className={styles.step}>{t('We would choose')}</p>
          <h2 id="best-bed">{card.title}</h2>
          <p>{card.subtitle}</p>
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reasonText(t, reason)}</li>
            ))}
            {reasons.length === 0 && <li>{t('Of all our beds it comes nearest to what you answered.')}</li>}
          </ul>
          <PriceIn card={card} size={size} />
          <div className={styles.buttons}>
            <AddCard card={card} />
            <PageLink to={card.url}>{t('See this mattress')}</PageLink>
          </div>
        </div>
      </section>
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="close-beds">
          <h2 id="close-beds">{t('Close behind')}</h2>
          <ul>
            {others.map(({ card: other, differences }) => (
              <li key={other.name}>
                <Photo
                  src={other.picture.url}
                  alt=""
                  sizes="120px"
                  width={240}
                  height={180}
                  tint={other.picture.tint ?? undefined}
                />
                <div>
                  <h3>
                    <PageLink to={other.url}>{other.title}</PageLink>
                  </h3>
                  <p>
                    {differences.length === 0
                      ? t('Much the same as the first')
                      : `${t('Against the first:')} ${differences.map((one) => differenceText(t, one)).join(', ')}`}
                  </p>
                  <PriceIn card={other} size={size} />
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <QuizPoints best={best} others={others} />
      <QuizAnswers answers={answers} path={path} />
      <p className={styles.again}>
        <PageLink to={path}>{t('Start again')}</PageLink>
      </p>
    </>
  );
};

type Card = Parts['others'][number]['card'];

const PriceIn = ({ card, size }: { readonly card: Card; readonly size: string | null }) => (
  <p className={styles.price}>
    <LivePrice
      item={{ ...card.item, quantity: 1 }}
      isPurchasable={card.isPurchasable}
      now={card.price}
      was={card.listPrice}
    />{' '}
    {size !== null && <span>{size}</span>}
  </p>
);

/** A reason that is younger than this page says itself. */
const reasonText = (t: Translate, reason: string): string => textOf(t, REASONS, reason);
const differenceText = (t: Translate, difference: string): string => textOf(t, DIFFERENCES, difference);

const textOf = (t: Translate, texts: Readonly<Record<string, PlainMessageId>>, code: string): string => {
  const text = new Map(Object.entries(texts)).get(code);
  return text === undefined ? code : t(text);
};
