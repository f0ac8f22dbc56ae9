import type Stripe from 'stripe';
import { ok } from '../machinery/answer.ts';
import { refuseParameter } from './answer.ts';
import type { ApiCall, Endpoint } from './api-call.ts';

/** What a list may be asked by. */
export const LIST_PARAMS = ['created', 'ending_before', 'limit', 'payment_intent', 'starting_after'];

/** `GET /v1/charges`: every attempt to take money, also those that failed. */
export const listCharges: Endpoint = ({ state }, call) => pageOf('/v1/charges', state.list('charge'), call);

/** `GET /v1/refunds` */
export const listRefunds: Endpoint = ({ state }, call) => pageOf('/v1/refunds', state.list('refund'), call);

/** `GET /v1/disputes` */
export const listDisputes: Endpoint = ({ state }, call) =>
  pageOf('/v1/disputes', state.list('dispute'), call);

type Listed = Pick<Stripe.Charge | Stripe.Refund | Stripe.Dispute, 'id' | 'created' | 'payment_intent'>;

/** The newest first, from behind `starting_after`. */
const pageOf = (url: string, all: readonly Listed[], { fields }: ApiCall) => {
  const limit = fields.integer('limit') ?? 10;
  if (!(limit >= 1 && limit <= 100)) return refuseParameter('limit', 'limit must be from 1 to 100');
  const since = fields.integer('created[gte]') ?? 0;
  const intent = fields.text('payment_intent');
  const found = all
    .filter(({ created }) => created >= since)
    .filter(({ payment_intent }) => intent === undefined || payment_intent === intent)
    .toReversed();
  const after = fields.text('starting_after');
  const from = after === undefined ? 0 : found.findIndex(({ id }) => id === after) + 1;
  const data = found.slice(from, from + limit);
  return ok({ object: 'list', url, has_more: from + limit < found.length, data });
};
