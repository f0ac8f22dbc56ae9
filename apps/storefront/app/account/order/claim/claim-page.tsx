import type { OrderClaims, ShownClaim } from '@counterpane/contract/orders/claims';
import type { OrderView } from '@counterpane/contract/orders/orders';
import { Form } from 'react-router';
import { Button, ButtonLink } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';
import { useText } from '../../../language/use-text.ts';
import { pageUrls } from '../../../page-urls.ts';
import cancel from '../cancel/cancel-page.module.css';
import page from '../order-page.module.css';
import { PhotoField } from '../photos/photo-field.tsx';
import returned from '../return/return-page.module.css';
import { CLAIM_REASON_TEXTS } from './claim-labels.ts';

interface ClaimPageProps {
  readonly order: Pick<OrderView, 'id' | 'shortId'>;
  readonly claims: OrderClaims;
  /** The claim that more was asked for about; null where a new one is made. */
  readonly answered: ShownClaim | null;
  /** What was chosen and written before it was refused. */
  readonly typed: { readonly item: string; readonly reason: string; readonly words: string };
  readonly problem: string | null;
}

/** A claim under warranty, or what was asked for about one. */
export const ClaimPage = (props: ClaimPageProps) => {
  const t = useText();
  const { order, answered, claims, problem } = props;
  const isPossible = answered !== null || claims.lines.some(({ reasons }) => reasons.length > 0);
  return (
    <div className={page.page}>
      <h1>{answered ? t('Add what we asked for') : t('Make a claim')}</h1>
      <p className={page.status}>{t('Order {id}', { id: order.shortId })}</p>
      {problem !== null && (
        <Notice look="bad" takesFocus>
          {problem}
        </Notice>
      )}
      {isPossible ? (
        <ClaimForm {...props} />
      ) : (
        <>
          <p>
            {t(
              'There is nothing to claim at the moment: it is not delivered yet, its cover has ended, or we are looking at your claim.',
            )}
          </p>
          <ButtonLink look="primary" href={pageUrls.order(order.id)}>
            {t('Back to your order')}
          </ButtonLink>
        </>
      )}
    </div>
  );
};

const ClaimForm = ({ order, claims, answered, typed }: ClaimPageProps) => {
  const t = useText();
  return (
    <Form method="post" encType="multipart/form-data" className={cancel.form}>
      {answered ? (
        <>
          <input type="hidden" name="claim" value={answered.id} />
          <p className={returned.told}>{answered.told}</p>
        </>
      ) : (
        <WhatIsWrong claims={claims} typed={typed} />
      )}
      <p className={returned.words}>
        <label htmlFor="words">{t('Describe it')}</label>
        <textarea id="words" name="words" maxLength={1000} required defaultValue={typed.words} />
      </p>
      <PhotoField label={answered ? t('Photographs (optional)') : t('Photographs')} />
      <div className={cancel.buttons}>
        <Button look="primary">{answered ? t('Send it') : t('Send the claim')}</Button>
        <ButtonLink look="link" href={pageUrls.order(order.id)}>
          {t('Back to your order')}
        </ButtonLink>
      </div>
    </Form>
  );
};

/** Without script every reason stands there that any of the things can have; what does not fit is named when it is sent. */
const WhatIsWrong = ({ claims: { lines, nextId }, typed }: Pick<ClaimPageProps, 'claims' | 'typed'>) => {
  const t = useText();
  const claimable = lines.filter(({ reasons }) => reasons.length > 0);
  const reasons = [...new Set(claimable.flatMap((line) => line.reasons))];
  return (
    <>
      <input type="hidden" name="id" value={nextId} />
      <p className={cancel.note}>
        {t(
          'Faults that can be seen need at least one photograph. A claim is about one item: make another for a second one.',
        )}
      </p>
      <div className={returned.fields}>
        <p>
          <label htmlFor="item">{t('Which item?')}</label>
          <select id="item" name="item" className={cancel.units} defaultValue={typed.item || undefined}>
            {claimable.map(({ itemIdentifier, title, options }) => (
              <option key={itemIdentifier} value={itemIdentifier}>
                {[title, options].filter(Boolean).join(', ')}
              </option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor="reason">{t('What is wrong?')}</label>
          <select id="reason" name="reason" className={cancel.units} defaultValue={typed.reason || undefined}>
            {reasons.map((reason) => (
              <option key={reason} value={reason}>
                {t(CLAIM_REASON_TEXTS[reason])}
              </option>
            ))}
          </select>
        </p>
      </div>
    </>
  );
};
