import type { OrderClaims, ShownClaim } from '@counterpane/contract/orders/claims';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import { Form } from 'react-router';
import { accountUrls } from '../../../account-urls.ts';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { PhotoList } from '../photos/photo-list.tsx';
import returned from '../return/return-page.module.css';
import { CLAIM_REASON_TEXTS } from './claim-labels.ts';

interface OrderClaimsProps {
  readonly orderId: string;
  readonly claims: OrderClaims;
}

/** Where to claim, and what became of each claim. */
export const OrderClaimList = ({ orderId, claims: { lines, claims } }: OrderClaimsProps) => {
  const t = useText();
  return (
    <>
      {lines.some(({ reasons }) => reasons.length > 0) && (
        <ButtonLink href={accountUrls.claim(orderId)}>{t('Make a claim')}</ButtonLink>
      )}
      {claims.length > 0 && (
        <ul className={returned.list}>
          {claims.map((claim) => (
            <Claim key={claim.id} orderId={orderId} claim={claim} />
          ))}
        </ul>
      )}
    </>
  );
};

const STATE_TEXTS: Readonly<Record<ShownClaim['status'], PlainMessageId>> = {
  requested: 'We are looking at it, and write to you within two business days.',
  needs_more: 'We need a little more to decide it.',
  replaced: 'It is approved: the same thing comes again, free of charge.',
  settled: 'It is approved.',
  refused: 'We could not accept it.',
  withdrawn: 'You have withdrawn it.',
};

type Replacement = NonNullable<ShownClaim['replacement']>;

const PROBLEM = 'There is a problem with the new one. We will write to you.';

const REPLACEMENT_TEXTS: Readonly<Record<Replacement['status'], PlainMessageId>> = {
  preparing: 'The new one is being prepared.',
  ready: 'The new one is being prepared.',
  shipped: 'The new one is on its way.',
  out_for_delivery: 'The new one is on its way.',
  delivered: 'The new one is delivered.',
  lost: PROBLEM,
  returned_to_sender: PROBLEM,
  resent: 'The new one is being prepared.',
  refunded: PROBLEM,
  cancelled: PROBLEM,
};

const Claim = ({ orderId, claim }: { orderId: string; claim: ShownClaim }) => {
  const t = useText();
  const { days } = useFormat();
  const { id, status, title, reason, told, photos, replacement, mayAnswer, mayWithdraw, createdAt } = claim;
  return (
    <li className={returned.return}>
      <h3>{t('Claim of {date}', { date: days.date(createdAt) })}</h3>
      <p>
        {title}: {t(CLAIM_REASON_TEXTS[reason])}
      </p>
      <p>{t(STATE_TEXTS[status])}</p>
      {told !== '' && <p className={returned.told}>{told}</p>}
      {replacement && (
        <p>
          {t(REPLACEMENT_TEXTS[replacement.status])}{' '}
          {replacement.trackingUrl !== null && (
            <a href={replacement.trackingUrl} rel="noreferrer">
              {t('Follow it')}
            </a>
          )}
        </p>
      )}
      <PhotoList
        from={accountUrls.orderPhotos(orderId)}
        photos={photos}
        nameOf={(number) => t('Photograph {number}', { number })}
      />
      {mayAnswer && (
        <ButtonLink href={accountUrls.claim(orderId, id)}>{t('Add what we asked for')}</ButtonLink>
      )}
      {mayWithdraw && (
        <Form method="post" action={accountUrls.claim(orderId)}>
          <Button look="link" name="withdraw" value={id}>
            {t('Withdraw the claim')}
          </Button>
        </Form>
      )}
    </li>
  );
};
