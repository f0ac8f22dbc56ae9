import type { StaffReview } from '@counterpane/contract/staff/staff-reviews';
import { Form } from 'react-router';
import { PhotoList } from '../../account/order/photos/photo-list.tsx';
import returned from '../../account/order/return/return-page.module.css';
import { accountUrls } from '../../account-urls.ts';
import { TextField } from '../../form/field.tsx';
import { PageLink } from '../../language/page-link.tsx';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { pageUrls } from '../../page-urls.ts';
import styles from '../orders/staff-orders.module.css';
import { SubmitButton } from '../submit-button.tsx';
import { REVIEW_FAULT_TEXTS, REVIEW_FAULTS, REVIEW_STATE_TEXTS } from './review-labels.ts';

interface ReviewRowProps {
  readonly review: StaffReview;
  readonly formKey: string;
  readonly mayModerate: boolean;
}

/** A review with its photographs, and what can be done with it. */
export const ReviewRow = ({ review, formKey, mayModerate }: ReviewRowProps) => {
  const t = useText();
  const { days } = useFormat();
  const { id, status, product, order, written, photos, shown, fault, told, answer, moves } = review;
  const keys = { key: `${formKey}-${id}`, order: order.id, review: id };
  return (
    <li className={styles.row}>
      <p className={styles.title}>
        {product}: {t(REVIEW_STATE_TEXTS[status])}
      </p>
      <Words written={written} />
      <PhotoList
        from={accountUrls.staffPhotos(order.id)}
        photos={photos}
        nameOf={(number) => t('Photograph {number} of the customer', { number })}
      />
      {shown && (
        <details>
          <summary>{t('What shoppers read now')}</summary>
          <Words written={shown} />
        </details>
      )}
      {fault !== null && <p>{t('Left out because: {reason}', { reason: t(REVIEW_FAULT_TEXTS[fault]) })}</p>}
      {told !== '' && <p>{t('We wrote: {words}', { words: told })}</p>}
      {answer !== '' && <p>{t('We answered: {words}', { words: answer })}</p>}
      <p className={styles.detail}>
        <PageLink to={pageUrls.staffOrder(order.id)}>{order.shortId}</PageLink>{' '}
        {[review.storefront, days.date(review.createdAt)].join(' · ')}
      </p>
      {mayModerate && moves.includes('publish') && <Publish keys={keys} />}
      {mayModerate && moves.includes('refuse') && <Refuse keys={keys} />}
      {mayModerate && moves.includes('answer') && <Answer keys={keys} answer={answer} />}
    </li>
  );
};

const Words = ({ written: { score, title, text, author } }: { written: StaffReview['written'] }) => {
  const t = useText();
  return (
    <>
      <p>
        {t('{score} of 5 by {author}', { score, author })} <strong>{title}</strong>
      </p>
      <p>{text}</p>
    </>
  );
};

interface Keys {
  readonly keys: Readonly<Record<string, string>>;
}

const Hidden = ({ keys }: Keys) =>
  Object.entries(keys).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

const Publish = ({ keys }: Keys) => {
  const t = useText();
  return (
    <Form method="post" preventScrollReset>
      <Hidden keys={keys} />
      <SubmitButton look="primary" name="intent" value="publish">
        {t('Publish the review')}
      </SubmitButton>
    </Form>
  );
};

const Refuse = ({ keys }: Keys) => {
  const t = useText();
  const id = `told-${keys.review}`;
  return (
    <details>
      <summary>{t('Leave it out')}</summary>
      <Form method="post" className={styles.form} preventScrollReset>
        <Hidden keys={keys} />
        <fieldset className={returned.ways}>
          <legend>{t('Why? That it is negative is no reason.')}</legend>
          {REVIEW_FAULTS.map(([fault, text]) => (
            <label key={fault}>
              <input type="radio" name="fault" value={fault} required />
              {t(text)}
            </label>
          ))}
        </fieldset>
        <TextField
          id={id}
          name="told"
          label={t('What the customer is told')}
          maxLength={500}
          autoComplete="off"
          isOptional
        />
        <SubmitButton name="intent" value="refuse">
          {t('Leave the review out')}
        </SubmitButton>
      </Form>
    </details>
  );
};

const Answer = ({ keys, answer }: Keys & { answer: string }) => {
  const t = useText();
  const id = `answer-${keys.review}`;
  return (
    <details>
      <summary>{answer === '' ? t('Answer it as the brand') : t('Change the answer')}</summary>
      <Form method="post" className={styles.form} preventScrollReset>
        <Hidden keys={keys} />
        <p className={returned.words}>
          <label htmlFor={id}>{t('Our answer, which everybody reads')}</label>
          <textarea id={id} name="text" maxLength={2000} defaultValue={answer} />
        </p>
        <SubmitButton name="intent" value="answer">
          {t('Save the answer')}
        </SubmitButton>
      </Form>
    </details>
  );
};
