import { REFUND_REFUSALS, RETURN_REFUSALS } from '@counterpane/rules/refusal-groups';
import { z } from 'zod';
import {
  enterCartSchema,
  leftCartAnswerSchema,
  staffCartAnswerSchema,
  staffCartParamsSchema,
  staffProductsQuerySchema,
  staffVariantsAnswerSchema,
} from '../cart/remote-control.ts';
import { endpoint } from '../endpoint.ts';
import { funnelAnswerSchema, funnelQuerySchema } from '../events/funnel.ts';
import {
  refundAnswerSchema,
  refundedLinesSchema,
  refundPreviewAnswerSchema,
  refundRequestSchema,
} from '../orders/refunds.ts';
import { disputesAnswerSchema, enterDisputeSchema } from './disputes.ts';
import { reconcileSchema, reconciliationsAnswerSchema } from './reconciliation.ts';
import { purgedAnswerSchema, purgeSchema } from './staff.ts';
import { staffActsAnswerSchema, staffActsQuerySchema } from './staff-acts.ts';
import { staffCancellationsAnswerSchema } from './staff-cancellations.ts';
import { moveClaimSchema, staffClaimsAnswerSchema } from './staff-claims.ts';
import { staffConsoleAnswerSchema } from './staff-console.ts';
import { staffExperimentsAnswerSchema } from './staff-experiments.ts';
import {
  orderDecisionSchema,
  searchOrdersSchema,
  staffOrderAnswerSchema,
  staffOrdersAnswerSchema,
} from './staff-orders.ts';
import { moveReturnSchema, receiveReturnSchema, staffReturnsAnswerSchema } from './staff-returns.ts';
import { unpaidReservationsAnswerSchema } from './unpaid-reservations.ts';

const params = z.object({ id: z.string().max(64) });
const returnParams = z.object({ id: z.string().max(64), returnId: z.string().max(64) });
const inCart = {
  who: { staff: 'help-with-carts', inCart: true },
  params: staffCartParamsSchema,
  refusals: [],
} as const;

/** What staff do for the shop and its shoppers. */
export const staffEndpoints = {
  staffConsole: endpoint({
    at: 'GET /staff/console',
    summary: 'What the member who is signed in may do, and for which brands',
    who: { staff: null },
    answer: staffConsoleAnswerSchema,
    refusals: [],
  }),
  staffActs: endpoint({
    at: 'GET /staff/acts',
    summary: 'What staff did, the newest first',
    who: { staff: 'see-acts' },
    query: staffActsQuerySchema,
    answer: staffActsAnswerSchema,
    refusals: [],
  }),
  clearCaches: endpoint({
    at: 'POST /cache/purge',
    summary: 'Forgets every page and answer that is kept, or those with some tags',
    who: { staff: 'purge-caches' },
    body: purgeSchema,
    answer: purgedAnswerSchema,
    refusals: [],
    example: { body: { tags: ['product:mattress'] } },
  }),
  enterCart: endpoint({
    at: 'POST /staff/carts',
    summary: 'Comes into a shopper’s cart, by its code or its token',
    who: { staff: 'help-with-carts' },
    body: enterCartSchema,
    answer: staffCartAnswerSchema,
    counts: ['enterHelpCode'],
    refusals: ['remote_code_unknown'],
    example: { body: { code: '7KQ4-M2XD' } },
  }),
  staffCart: endpoint({
    ...inCart,
    at: 'GET /staff/carts/:cartId',
    summary: 'A cart as staff who are in it see it',
    answer: staffCartAnswerSchema,
  }),
  leaveCart: endpoint({
    ...inCart,
    at: 'DELETE /staff/carts/:cartId',
    summary: 'Leaves a cart',
    answer: leftCartAnswerSchema,
  }),
  staffProducts: endpoint({
    ...inCart,
    at: 'GET /staff/carts/:cartId/products',
    summary: 'What staff can add to a cart',
    query: staffProductsQuerySchema,
    answer: staffVariantsAnswerSchema,
  }),
  staffCartEvents: endpoint({
    ...inCart,
    at: 'GET /staff/carts/:cartId/events',
    summary: 'The version of a cart whenever it changes',
    answer: { media: 'text/event-stream' },
    refusals: ['too_many_streams'],
    isHidden: true,
    hasNoHead: true,
  }),
  staffOrders: endpoint({
    at: 'GET /staff/orders',
    summary: 'Orders that wait for a person, and the latest of the others',
    who: { staff: 'see-orders' },
    answer: staffOrdersAnswerSchema,
    counts: ['searchOrders'],
    refusals: [],
  }),
  searchOrders: endpoint({
    at: 'POST /staff/orders/search',
    summary: 'Looks for orders; what is looked for is a person’s and stands in no address',
    who: { staff: 'see-orders' },
    body: searchOrdersSchema,
    answer: staffOrdersAnswerSchema,
    counts: ['searchOrders'],
    refusals: [],
  }),
  staffOrder: endpoint({
    at: 'GET /staff/orders/:id',
    summary: 'An order with what became of its money',
    who: { staff: 'see-orders' },
    params,
    answer: staffOrderAnswerSchema,
    refusals: ['order_not_found'],
  }),
  disputes: endpoint({
    at: 'GET /staff/disputes',
    summary: 'Disputed payments: those that are open, the next due first, and then the latest of the others',
    who: { staff: 'see-orders' },
    answer: disputesAnswerSchema,
    refusals: [],
  }),
  enterDispute: endpoint({
    at: 'POST /staff/orders/:id/disputes',
    summary: 'Enters a dispute, or what became of it, that its company tells a person alone',
    who: { staff: 'refund-orders' },
    params,
    body: enterDisputeSchema,
    answer: staffOrderAnswerSchema,
    refusals: ['order_not_found', 'refund_unpaid', 'dispute_told'],
  }),
  unpaidReservations: endpoint({
    at: 'GET /staff/unpaid-reservations',
    summary: 'Stock that unpaid orders hold, the newest first',
    who: { staff: 'see-orders' },
    answer: unpaidReservationsAnswerSchema,
    refusals: [],
  }),
  queryOrderPayment: endpoint({
    at: 'POST /staff/orders/:id/ask',
    summary: 'Asks the provider what became of a parked order’s payment',
    who: { staff: 'refund-orders' },
    params,
    answer: staffOrderAnswerSchema,
    refusals: ['order_not_found', 'payment_provider_not_found', 'provider_silent'],
  }),
  resolveOrder: endpoint({
    at: 'POST /staff/orders/:id/decision',
    summary: 'Releases a parked order, or cancels it',
    who: { staff: 'refund-orders', proved: true },
    params,
    body: orderDecisionSchema,
    answer: staffOrderAnswerSchema,
    refusals: [
      ...REFUND_REFUSALS,
      'order_not_found',
      'order_not_parked',
      'paid_in_other_currency',
      'insufficient_stock',
      'credit_changed',
      'payment_undecided',
    ],
  }),
  retryCapture: endpoint({
    at: 'POST /staff/orders/:id/captures',
    summary: 'Takes held money that is due for what was sent, once more',
    who: { staff: 'refund-orders' },
    params,
    answer: staffOrderAnswerSchema,
    refusals: ['order_not_found', 'payment_provider_not_found', 'provider_silent'],
  }),
  staffPhoto: endpoint({
    at: 'GET /staff/orders/:id/photos/:photo',
    summary: 'A photograph that a customer has sent',
    who: { staff: 'see-orders' },
    params: z.object({ id: z.string().max(64), photo: z.string().max(64) }),
    query: z.object({}),
    answer: { media: 'image/jpeg' },
    refusals: ['order_not_found', 'storage_unavailable'],
    limit: 'openPhoto',
  }),
  staffReturns: endpoint({
    at: 'GET /staff/returns',
    summary: 'Returns that wait for something, and the latest of the others',
    who: { staff: 'see-orders' },
    answer: staffReturnsAnswerSchema,
    refusals: [],
  }),
  moveReturn: endpoint({
    at: 'POST /staff/orders/:id/returns/:returnId',
    summary: 'Approves a return, refuses it, or says that it was collected',
    who: { staff: 'refund-orders' },
    params: returnParams,
    body: moveReturnSchema,
    answer: staffOrderAnswerSchema,
    refusals: [...RETURN_REFUSALS, 'return_cannot_move'],
    example: { body: { to: 'approved', told: 'Two people ring before they come.', collectOn: '2026-12-03' } },
  }),
  receiveReturn: endpoint({
    at: 'POST /staff/orders/:id/returns/:returnId/receipt',
    summary: 'Receives a return: into stock or written off, and its money goes back',
    who: { staff: 'refund-orders', proved: true },
    params: returnParams,
    body: receiveReturnSchema,
    answer: staffOrderAnswerSchema,
    refusals: [...RETURN_REFUSALS, 'return_cannot_move'],
  }),
  staffCancellations: endpoint({
    at: 'GET /staff/cancellations',
    summary: 'What was cancelled last, with what became of its money',
    who: { staff: 'see-orders' },
    answer: staffCancellationsAnswerSchema,
    refusals: [],
  }),
  staffFunnel: endpoint({
    at: 'GET /staff/funnel',
    summary: 'How far visits came on the way to an order, by day and storefront',
    who: { staff: 'see-orders' },
    query: funnelQuerySchema,
    answer: funnelAnswerSchema,
    refusals: [],
  }),
  staffExperiments: endpoint({
    at: 'GET /staff/experiments',
    summary: 'What came of experiments: visitors and buyers of each variant',
    who: { staff: 'see-orders' },
    answer: staffExperimentsAnswerSchema,
    refusals: [],
  }),
  staffClaims: endpoint({
    at: 'GET /staff/claims',
    summary: 'Claims that wait for something, and the latest of the others',
    who: { staff: 'see-orders' },
    answer: staffClaimsAnswerSchema,
    refusals: [],
  }),
  moveClaim: endpoint({
    at: 'POST /staff/orders/:id/claims/:claimId',
    summary: 'Asks for more about a claim, sends the same thing again, settles it otherwise, or refuses it',
    who: { staff: 'refund-orders' },
    params: z.object({ id: z.string().max(64), claimId: z.string().max(64) }),
    body: moveClaimSchema,
    answer: staffOrderAnswerSchema,
    refusals: ['order_not_found', 'claim_cannot_move', 'unknown_line', 'insufficient_stock'],
    example: { body: { to: 'replaced', told: 'The new one leaves this week.' } },
  }),
  previewRefund: endpoint({
    at: 'POST /orders/:id/refunds/preview',
    summary: 'What goes back for lines, and what is sent no more',
    description: 'Nothing is written. Gifts and add-ons go with what is not packed yet.',
    who: { staff: 'refund-orders' },
    params,
    body: refundedLinesSchema,
    answer: refundPreviewAnswerSchema,
    refusals: [...REFUND_REFUSALS, 'order_not_found', 'return_too_many'],
  }),
  refundOrder: endpoint({
    at: 'POST /orders/:id/refunds',
    summary: 'Gives money back: by line, or any amount for any reason',
    who: { staff: 'refund-orders', proved: true },
    params,
    body: refundRequestSchema,
    answer: refundAnswerSchema,
    refusals: [...REFUND_REFUSALS, 'order_not_found', 'return_too_many', 'refund_changed'],
  }),
  reconciliations: endpoint({
    at: 'GET /staff/reconciliation',
    summary: 'Recent differences between our ledger and the providers’ statements',
    who: { staff: 'reconcile' },
    answer: reconciliationsAnswerSchema,
    refusals: [],
  }),
  reconcile: endpoint({
    at: 'POST /staff/reconciliation',
    summary: 'Looks for differences now',
    who: { staff: 'reconcile' },
    body: reconcileSchema,
    answer: reconciliationsAnswerSchema,
    refusals: [],
  }),
} as const;
