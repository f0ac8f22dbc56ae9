import type {
  OwnReview,
  ReviewableLine,
  OrderReviews as Reviews,
} from '@counterpane/contract/reviews/own-reviews';
import { Form } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { useText } from '../../../language/use-text.ts';
import page from '../order-page.module.css';
import { PhotoList } from '../photos/photo-list.tsx';
import returned from '../return/return-page.module.css';
import { FAULT_TEXTS, SCORE_TEXTS, STATE_TEXTS } from './review-labels.ts';

/** What was delivered, with the review of each thing or the way to write it. */
export const OrderReviews = ({ orderId, reviews: { lines } }: { orderId: string; reviews: Reviews }) => {
  const t = useText();
  if (lines.length === 0) return null;
  return (
    <section className={page.covered} aria-labelledby="reviews">
      <h2 id="reviews">{t('Your reviews')}</h2>
      <ul className={returned.list}>
        {lines.map((line) => (
          <li key={line.itemIdentifier} className={returned.return}>
            <h3>{[line.title, line.options].filter(Boolean).join(', ')}</h3>
            {line.review ? (
              <Written orderId={orderId} line={line} review={line.review} />
            ) : (
              <ButtonLink href={accountUrls.review(orderId, line.itemIdentifier)}>
                {t('Write a review of {product}', { product: line.title })}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

interface WrittenProps {
  readonly orderId: string;
  readonly line: ReviewableLine;
  readonly review: OwnReview;
}

const Written = ({ orderId, line, review }: WrittenProps) => {
  const t = useText();
  const { status, score, title, text, photos, fault, told } = review;
  const scored = SCORE_TEXTS.find((one) => one.score === score);
  return (
    <>
      <p>{t(STATE_TEXTS[status])}</p>
      {fault !== null && (
        <p>
          {status === 'published' && t('We could not publish your last changes.')} {t(FAULT_TEXTS[fault])}
        </p>
      )}
      {told !== '' && <p className={returned.told}>{told}</p>}
      <p>
        <strong>{title}</strong> {scored && t(scored.text)}
      </p>
      <p>{text}</p>
      <PhotoList
        from={accountUrls.orderPhotos(orderId)}
        photos={photos}
        nameOf={(number) => t('Photograph {number}', { number })}
      />
      <ButtonLink href={accountUrls.review(orderId, line.itemIdentifier)}>
        {t('Change your review of {product}', { product: line.title })}
      </ButtonLink>
      <Form method="post" action={accountUrls.review(orderId)}>
        <Button look="link" name="withdraw" value={line.itemIdentifier}>
          {t('Withdraw your review of {product}', { product: line.title })}
        </Button>
      </Form>
    </>
  );
};
