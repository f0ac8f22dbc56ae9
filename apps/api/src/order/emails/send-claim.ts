import type { Topics } from '../../outbox/store.ts';
import { findClaim } from '../claims/store.ts';
import type { OrderDeps } from '../deps.ts';
import { orderEmailProps } from './order-email-props.ts';
import { orderedThings } from './ordered-things.ts';

/** Emails the customer how far a claim is. Sent twice it is still one message, because its id is the news' and their time. */
export const sendClaim = async (
  deps: OrderDeps,
  { claimId, news, at }: Topics['claim.told'],
): Promise<void> => {
  const claim = await findClaim(deps.database.db, claimId);
  if (!claim) throw new Error(`no claim ${claimId} to tell of`);
  const props = await orderEmailProps(deps, claim.orderId);
  // React comes with the first email, so that a store starts without it.
  const { CLAIM_EMAILS } = await import('./claim-emails.ts');
  const email = CLAIM_EMAILS[news].write({
    ...props,
    things: orderedThings(props.order, [{ itemIdentifier: claim.itemIdentifier, quantity: 1 }]),
    // Staff may have gone on before this one is written, and a customer tells nothing to themselves.
    told: claim.status === news && news !== 'requested' && news !== 'withdrawn' ? claim.told : '',
  });
  const messageId = `claim.${claimId}.${news}.${Date.parse(at)}`;
  await deps.email.send({ to: props.order.email, messageId, ...email });
};
