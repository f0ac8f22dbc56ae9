import { randomInt } from 'node:crypto';
import type { DisputeOrder } from '../control/dispute-lever.ts';
import { ok } from '../machinery/answer.ts';
import { orderOf } from '../machinery/ledger.ts';
import { priceOf } from './amazon-price.ts';
import { amazonTime } from './amazon-time.ts';
import { refuseUnknown } from './answer.ts';
import type { Endpoint } from './api-call.ts';
import type { Charge } from './charge.ts';
import type { SandboxContext } from './context.ts';
import type { Dispute } from './dispute.ts';
import { recordInLedger } from './ledger.ts';
import { settleChargeback } from './settle.ts';

/** Merchants have eleven days to answer a chargeback. */
const ANSWER_WITHIN_MS = 11 * 86_400_000;

/** `GET /v2/disputes/{id}` */
export const readDispute: Endpoint = ({ state }, { id }) => {
  const dispute = state.find('dispute', id);
  return dispute ? ok(present(dispute)) : refuseUnknown(id);
};

/** What becomes of the last charge of an order, or of its open chargeback. Amazon asks no questions before one. */
export const turnAmazonDispute = (
  context: SandboxContext,
  { order, turn, cents }: DisputeOrder,
  base: string,
): string | null => {
  const { state, now } = context;
  const charge = state.list('charge').findLast((one) => isPaid(one) && isOf(context, one, order));
  if (!charge || turn === 'inquiry') return null;
  const open = state
    .list('dispute')
    .findLast(({ chargeId, resolution }) => chargeId === charge.id && resolution === null);
  if (turn === 'opened') {
    if (open) return null;
    return save(context, charge, base, {
      id: `${charge.permissionId}-B${randomInt(100_000, 1_000_000)}`,
      chargeId: charge.id,
      cents: Math.min(cents ?? charge.capturedCents, charge.capturedCents),
      currency: charge.currency,
      state: 'ActionRequired',
      resolution: null,
      createdAt: now().toISOString(),
    });
  }
  if (!open) return null;
  if (turn === 'lost') {
    recordInLedger(state, 'dispute', charge, open.cents, now());
    settleChargeback(context, charge, open);
  }
  const resolution = turn === 'lost' ? 'BuyerWon' : 'MerchantWon';
  return save(context, charge, base, { ...open, state: 'Resolved', resolution });
};

const isPaid = ({ state }: Charge): boolean => state === 'Captured';

const isOf = ({ state }: SandboxContext, { permissionId }: Charge, order: string): boolean =>
  orderOf(state.find('permission', permissionId)?.merchantReferenceId) === order;

const save = (
  { state, emit }: SandboxContext,
  { permissionId }: Charge,
  base: string,
  dispute: Dispute,
): string => {
  state.save('dispute', dispute.id, dispute);
  emit('CHARGEBACK', dispute.id, permissionId, base);
  return dispute.id;
};

const present = ({ id, chargeId, cents, currency, state, resolution, createdAt }: Dispute) => ({
  disputeId: id,
  releaseEnvironment: 'Sandbox',
  chargeId,
  disputeType: 'Chargeback',
  disputeAmount: priceOf(cents, currency),
  filingReason: 'Fraudulent',
  statusDetails: {
    state,
    reasonCode: null,
    reasonDescription: null,
    resolution,
    lastUpdatedTimestamp: amazonTime(createdAt),
  },
  merchantEvidences: [],
  merchantResponseDeadline: amazonTime(new Date(Date.parse(createdAt) + ANSWER_WITHIN_MS).toISOString()),
  resolutionAuthority: 'AmazonPay',
  creationTimestamp: amazonTime(createdAt),
});
