import type { StaffClaim } from '@counterpane/contract/staff/staff-claims';
import type { StaffOrder } from '@counterpane/contract/staff/staff-orders';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { Form } from 'react-router';
import { PhotoList } from '../../../account/order/photos/photo-list.tsx';
import { accountUrls } from '../../../account-urls.ts';
import { TextField } from '../../../form/field.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { SubmitButton } from '../../submit-button.tsx';
import { orderLabels } from '../order-labels.ts';
import styles from '../staff-orders.module.css';
import { CLAIM, CLAIM_STEPS } from './change-claim.ts';

interface ClaimsProps {
  readonly order: StaffOrder;
  readonly formKey: string;
}

/** What is claimed of an order under warranty, and what can be done about it. */
export const ClaimSection = ({ order, formKey }: ClaimsProps) => {
  const t = useText();
  if (order.claims.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="claims">
      <h2 id="claims">{t('Claims')}</h2>
      <ul className={styles.rows}>
        {order.claims.map((claim, index) => (
          <li key={claim.id} className={styles.row}>
            <Claim claim={claim} order={order} />
            {order.mayRefund && claim.moves.length > 0 && (
              <Decide claim={claim} formKey={formKey} number={index + 1} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Claim = ({ claim, order }: { claim: StaffClaim; order: StaffOrder }) => {
  const t = useText();
  const { days } = useFormat();
  const labels = orderLabels(t);
  const { status, itemIdentifier, reason, words, told, photos, events } = claim;
  return (
    <>
      <p className={styles.title}>{labels.claim(status)}</p>
      <p>
        {order.lines.find((line) => line.itemIdentifier === itemIdentifier)?.title}:{' '}
        {labels.claimReason(reason)}
      </p>
      {words !== '' && <p>{t('The customer wrote: {words}', { words })}</p>}
      <PhotoList
        from={accountUrls.staffPhotos(order.id)}
        photos={photos}
        nameOf={(number) => t('Photograph {number} of the customer', { number })}
      />
      {told !== '' && <p>{t('We wrote: {words}', { words: told })}</p>}
      <p className={styles.detail}>
        {events.map(({ status: step, at }) => `${labels.claim(step)} ${days.date(at)}`).join(' · ')}
      </p>
    </>
  );
};

const STEP_TEXTS: Readonly<Record<(typeof CLAIM_STEPS)[number], PlainMessageId>> = {
  replaced: 'Send a replacement',
  settled: 'Settle it otherwise',
  needs_more: 'Ask for more',
  refused: 'Refuse the claim',
};

const Decide = ({ claim, formKey, number }: { claim: StaffClaim; formKey: string; number: number }) => {
  const t = useText();
  return (
    <Form
      method="post"
      className={styles.form}
      preventScrollReset
      aria-label={t('Decide claim {number}', { number })}
    >
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="claim" value={claim.id} />
      <TextField
        id={`claim-told-${number}`}
        name="told"
        label={t('What the customer is told')}
        maxLength={500}
        autoComplete="off"
        isOptional
      />
      <p className={styles.units}>
        {CLAIM_STEPS.filter((step) => claim.moves.includes(step)).map((step) => (
          <SubmitButton key={step} name="intent" value={`${CLAIM}${step}`}>
            {t(STEP_TEXTS[step])}
          </SubmitButton>
        ))}
      </p>
    </Form>
  );
};
