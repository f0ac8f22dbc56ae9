import type { OrderView } from '@counterpane/contract/orders/orders';
import type { OwnReview, ReviewableLine } from '@counterpane/contract/reviews/own-reviews';
import { REVIEW_LIMITS } from '@counterpane/contract/reviews/review-limits';
import { Form } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { TextField } from '../../../form/field.tsx';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import cancel from '../cancel/cancel-page.module.css';
import page from '../order-page.module.css';
import { PhotoField } from '../photos/photo-field.tsx';
import returned from '../return/return-page.module.css';
import { KeptPhotos } from './kept-photos.tsx';
import { SCALE_TEXTS, SCORE_TEXTS, STEP_TEXTS } from './review-labels.ts';
import type { TypedReview } from './typed-review.ts';

interface ReviewPageProps {
  readonly order: Pick<OrderView, 'id' | 'shortId'>;
  /** What is reviewed; null where the link names nothing that was delivered. */
  readonly line: ReviewableLine | null;
  readonly typed: TypedReview;
  readonly problem: string | null;
}

/** Where a customer writes what they think of something that was delivered, or changes it. */
export const ReviewPage = ({ order, line, typed, problem }: ReviewPageProps) => {
  const t = useText();
  return (
    <div className={page.page}>
      <h1>{line?.review ? t('Change your review') : t('Write a review')}</h1>
      <p className={page.status}>{t('Order {id}', { id: order.shortId })}</p>
      {problem !== null && (
        <Notice look="bad" takesFocus>
          {problem}
        </Notice>
      )}
      {line ? (
        <ReviewForm orderId={order.id} line={line} typed={typed} />
      ) : (
        <>
          <p>{t('You can review something as soon as it is delivered to you.')}</p>
          <ButtonLink look="primary" href={pageUrls.order(order.id)}>
            {t('Back to your order')}
          </ButtonLink>
        </>
      )}
    </div>
  );
};

interface ReviewFormProps {
  readonly orderId: string;
  readonly line: ReviewableLine;
  readonly typed: TypedReview;
}

const ReviewForm = ({ orderId, line, typed }: ReviewFormProps) => {
  const t = useText();
  const { title, options, review } = line;
  return (
    <Form method="post" encType="multipart/form-data" className={cancel.form}>
      <h2 className={cancel.title}>{[title, options].filter(Boolean).join(', ')}</h2>
      <input type="hidden" name="item" value={line.itemIdentifier} />
      <fieldset className={returned.ways}>
        <legend>{t('Your score')}</legend>
        {SCORE_TEXTS.map(({ score, text }) => (
          <label key={score}>
            <input
              type="radio"
              name="score"
              value={score}
              required
              defaultChecked={typed.score === String(score)}
            />
            {t(text)}
          </label>
        ))}
      </fieldset>
      <TextField
        id="title"
        name="title"
        label={t('In a few words')}
        maxLength={REVIEW_LIMITS.title}
        required
        autoComplete="off"
        defaultValue={typed.title}
      />
      <p className={returned.words}>
        <label htmlFor="text">{t('What you think of it')}</label>
        <textarea id="text" name="text" maxLength={REVIEW_LIMITS.text} required defaultValue={typed.text} />
      </p>
      <Scales line={line} typed={typed} />
      <Photographs orderId={orderId} review={review} />
      <TextField
        id="author"
        name="author"
        label={t('Your name as it is shown')}
        maxLength={REVIEW_LIMITS.author}
        required
        autoComplete="nickname"
        defaultValue={typed.author}
      />
      <p className={cancel.note}>
        {t('We publish praise and criticism alike. We leave out what insults, names people or advertises.')}
      </p>
      <div className={cancel.buttons}>
        <Button look="primary">{t('Send your review')}</Button>
        <ButtonLink look="link" href={pageUrls.order(orderId)}>
          {t('Back to your order')}
        </ButtonLink>
      </div>
    </Form>
  );
};

const Scales = ({ line, typed }: Pick<ReviewFormProps, 'line' | 'typed'>) => {
  const t = useText();
  if (line.scales.length === 0) return null;
  return (
    <div className={returned.fields}>
      {line.scales.map((scale) => (
        <p key={scale}>
          <label htmlFor={scale}>{t(SCALE_TEXTS[scale])}</label>
          <select id={scale} name={scale} className={cancel.units} defaultValue={typed[scale]}>
            <option value="">{t('I would rather not say')}</option>
            {STEP_TEXTS[scale].map((text, index) => (
              <option key={text} value={index + 1}>
                {t(text)}
              </option>
            ))}
          </select>
        </p>
      ))}
    </div>
  );
};

const Photographs = ({ orderId, review }: { orderId: string; review: OwnReview | null }) => {
  const t = useText();
  return (
    <>
      {review && <KeptPhotos from={accountUrls.orderPhotos(orderId)} photos={review.photos} />}
      <PhotoField label={t('Photographs (optional)')} isPublic />
    </>
  );
};
