import type { FetchApi } from '../call.ts';
import { callEndpoint } from '../call-endpoint.ts';
import type { RefundRequest } from '../orders/refunds.ts';
import type { EnterDispute } from './disputes.ts';
import type { MoveClaim } from './staff-claims.ts';
import type { MoveShipment, OrderDecision } from './staff-orders.ts';
import type { MoveReturn, ReceiveReturn } from './staff-returns.ts';

/** The calls of staff about orders; 401 and 403 for everybody else. */
export const createStaffOrdersClient = (fetchApi: FetchApi) => ({
  /** Those that wait for a person, and the latest of the others. */
  orders: () => callEndpoint(fetchApi, 'GET /staff/orders'),
  /** What is looked for is a person's: it is in the body, never in an address. */
  search: (q: string) => callEndpoint(fetchApi, 'POST /staff/orders/search', { body: { q } }),
  order: (id: string) => callEndpoint(fetchApi, 'GET /staff/orders/:id', { params: { id } }),
  /** Asks the provider what became of a parked order's payment; asked again it changes nothing more. */
  ask: (id: string) => callEndpoint(fetchApi, 'POST /staff/orders/:id/ask', { params: { id } }),
  decide: (id: string, decision: OrderDecision, idempotencyKey?: string) =>
    callEndpoint(fetchApi, 'POST /staff/orders/:id/decision', {
      params: { id },
      body: decision,
      idempotencyKey,
    }),
  /** Takes held money once more that is due; asked again it takes nothing more. */
  retryCapture: (id: string) => callEndpoint(fetchApi, 'POST /staff/orders/:id/captures', { params: { id } }),
  /** What is to be picked in a warehouse; without one in the first that has something. */
  pickList: (warehouse?: string) =>
    callEndpoint(fetchApi, 'GET /staff/pick-list', { query: warehouse === undefined ? {} : { warehouse } }),
  moveShipment: (id: string, shipmentId: string, move: MoveShipment, idempotencyKey?: string) =>
    callEndpoint(fetchApi, 'POST /staff/orders/:id/shipments/:shipmentId', {
      params: { id, shipmentId },
      body: move,
      idempotencyKey,
    }),
  /** A label for each of so many parcels. */
  buyLabel: (id: string, shipmentId: string, parcels = 1) =>
    callEndpoint(fetchApi, 'POST /staff/orders/:id/shipments/:shipmentId/label', {
      params: { id, shipmentId },
      body: { parcels },
    }),
  /** How far visits came, the newest day first. */
  funnel: () => callEndpoint(fetchApi, 'GET /staff/funnel'),
  /** What was cancelled, the newest first. */
  experiments: () => callEndpoint(fetchApi, 'GET /staff/experiments'),
  cancellations: () => callEndpoint(fetchApi, 'GET /staff/cancellations'),
  /** Returns that wait for something, the oldest first, and then the latest of the others. */
  returns: () => callEndpoint(fetchApi, 'GET /staff/returns'),
  moveReturn: (id: string, returnId: string, move: MoveReturn, idempotencyKey?: string) =>
    callEndpoint(fetchApi, 'POST /staff/orders/:id/returns/:returnId', {
      params: { id, returnId },
      body: move,
      idempotencyKey,
    }),
  receiveReturn: (id: string, returnId: string, receipt: ReceiveReturn, idempotencyKey?: string) =>
    callEndpoint(fetchApi, 'POST /staff/orders/:id/returns/:returnId/receipt', {
      params: { id, returnId },
      body: receipt,
      idempotencyKey,
    }),
  /** Claims that wait for something, the oldest first, and then the latest of the others. */
  claims: () => callEndpoint(fetchApi, 'GET /staff/claims'),
  moveClaim: (id: string, claimId: string, move: MoveClaim, idempotencyKey?: string) =>
    callEndpoint(fetchApi, 'POST /staff/orders/:id/claims/:claimId', {
      params: { id, claimId },
      body: move,
      idempotencyKey,
    }),
  refund: (id: string, refund: RefundRequest, idempotencyKey?: string) =>
    callEndpoint(fetchApi, 'POST /orders/:id/refunds', { params: { id }, body: refund, idempotencyKey }),
  /** Disputed payments: those that are open, the next due first, and then the latest of the others. */
  disputes: () => callEndpoint(fetchApi, 'GET /staff/disputes'),
  enterDispute: (id: string, dispute: EnterDispute) =>
    callEndpoint(fetchApi, 'POST /staff/orders/:id/disputes', { params: { id }, body: dispute }),
  /** Stock that unpaid orders hold, the newest first. */
  unpaidReservations: () => callEndpoint(fetchApi, 'GET /staff/unpaid-reservations'),
  reconciliations: () => callEndpoint(fetchApi, 'GET /staff/reconciliation'),
  reconcile: () => callEndpoint(fetchApi, 'POST /staff/reconciliation', { body: {} }),
});
