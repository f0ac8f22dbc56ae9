import type { RefusalOf } from '@counterpane/rules/refusals';
import { type ClaimState, canClaimMove } from '@counterpane/rules/warranty/claim-states';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { enqueue } from '../../outbox/store.ts';
import type { OrderDeps } from '../deps.ts';
import { type Claim, type ClaimEvent, insertClaimEvent, updateClaim } from './store.ts';

interface Step {
  readonly to: ClaimState;
  readonly source: ClaimEvent['source'];
  readonly change?: Partial<Pick<Claim, 'told' | 'words'>>;
}

/** Takes a claim of a locked order a step further; its customer hears of it. */
export const moveClaim = async (
  tx: Queries,
  { clock }: Pick<OrderDeps, 'clock'>,
  { id, status }: Pick<Claim, 'id' | 'status'>,
  { to, source, change = {} }: Step,
): Promise<RefusalOf<'claim_cannot_move'> | null> => {
  if (!canClaimMove(status, to)) return { code: 'claim_cannot_move', state: status };
  const at = isoNow(clock);
  await updateClaim(tx, id, { status: to, ...change });
  await insertClaimEvent(tx, id, { status: to, source, at });
  await enqueue(tx, clock, 'claim.told', { claimId: id, news: to, at });
  return null;
};
