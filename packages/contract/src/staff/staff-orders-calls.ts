import type { FetchApi } from '../call.ts';
import { endpointCall } from '../endpoint-call.ts';
import type { RefundedLines, RefundRequest } from '../orders/refunds.ts';
import type { EnterDispute } from './disputes.ts';
import type { MoveClaim } from './staff-claims.ts';
import type { DecideShipment, MoveShipment, OrderDecision } from './staff-orders.ts';
import type { MoveReturn, ReceiveReturn } from './staff-returns.ts';

/** The calls of staff about orders; 401 and 403 for everybody else. */
export const createStaffOrdersClient = (fetchApi: FetchApi) => ({
  /** Those that wait for a person, and the latest of the others. */
  orders: () => endpointCall(fetchApi, 'GET /staff/orders')(),
  /** What is looked for is a person's: it is in the body, never in an address. */
  search: (q: string) => endpointCall(fetchApi, 'POST /staff/orders/search')({ body: { q } }),
  order: (id: string) => endpointCall(fetchApi, 'GET /staff/orders/:id')({ params: { id } }),
  /** Asks the provider what became of a parked order's payment; asked again it changes nothing more. */
  ask: (id: string) => endpointCall(fetchApi, 'POST /staff/orders/:id/ask')({ params: { id } }),
  decide: (id: string, decision: OrderDecision, idempotencyKey?: string) =>
    endpointCall(
      fetchApi,
      'POST /staff/orders/:id/decision',
    )({
      params: { id },
      body: decision,
      idempotencyKey,
    }),
  /** Takes held money once more that is due; asked again it takes nothing more. */
  retryCapture: (id: string) => endpointCall(fetchApi, 'POST /staff/orders/:id/captures')({ params: { id } }),
  /** What is to be picked in a warehouse; without one in the first that has something. */
  pickList: (warehouse?: string) =>
    endpointCall(fetchApi, 'GET /staff/pick-list')({ query: warehouse === undefined ? {} : { warehouse } }),
  moveShipment: (id: string, shipmentId: string, move: MoveShipment, idempotencyKey?: string) =>
    endpointCall(
      fetchApi,
      'POST /staff/orders/:id/shipments/:shipmentId',
    )({
      params: { id, shipmentId },
      body: move,
      idempotencyKey,
    }),
  /** Shipments that are lost, have come back or are still here too late, the oldest first. */
  troubledShipments: () => endpointCall(fetchApi, 'GET /staff/shipments')(),
  decideShipment: (id: string, shipmentId: string, decision: DecideShipment, idempotencyKey?: string) =>
    endpointCall(
      fetchApi,
      'POST /staff/orders/:id/shipments/:shipmentId/decision',
    )({
      params: { id, shipmentId },
      body: decision,
      idempotencyKey,
    }),
  /** A label for each of so many parcels. */
  buyLabel: (id: string, shipmentId: string, parcels = 1) =>
    endpointCall(
      fetchApi,
      'POST /staff/orders/:id/shipments/:shipmentId/label',
    )({
      params: { id, shipmentId },
      body: { parcels },
    }),
  /** How far visits came, the newest day first. */
  funnel: () => endpointCall(fetchApi, 'GET /staff/funnel')(),
  /** What was cancelled, the newest first. */
  experiments: () => endpointCall(fetchApi, 'GET /staff/experiments')(),
  cancellations: () => endpointCall(fetchApi, 'GET /staff/cancellations')(),
  /** Returns that wait for something, the oldest first, and then the latest of the others. */
  returns: () => endpointCall(fetchApi, 'GET /staff/returns')(),
  moveReturn: (id: string, returnId: string, move: MoveReturn, idempotencyKey?: string) =>
    endpointCall(
      fetchApi,
      'POST /staff/orders/:id/returns/:returnId',
    )({
      params: { id, returnId },
      body: move,
      idempotencyKey,
    }),
  receiveReturn: (id: string, returnId: string, receipt: ReceiveReturn, idempotencyKey?: string) =>
    endpointCall(
      fetchApi,
      'POST /staff/orders/:id/returns/:returnId/receipt',
    )({
      params: { id, returnId },
      body: receipt,
      idempotencyKey,
    }),
  /** Claims that wait for something, the oldest first, and then the latest of the others. */
  claims: () => endpointCall(fetchApi, 'GET /staff/claims')(),
  moveClaim: (id: string, claimId: string, move: MoveClaim, idempotencyKey?: string) =>
    endpointCall(
      fetchApi,
      'POST /staff/orders/:id/claims/:claimId',
    )({
      params: { id, claimId },
      body: move,
      idempotencyKey,
    }),
  previewRefund: (id: string, chosen: RefundedLines) =>
    endpointCall(fetchApi, 'POST /orders/:id/refunds/preview')({ params: { id }, body: chosen }),
  refund: (id: string, refund: RefundRequest, idempotencyKey?: string) =>
    endpointCall(fetchApi, 'POST /orders/:id/refunds')({ params: { id }, body: refund, idempotencyKey }),
  /** Disputed payments: those that are open, the next due first, and then the latest of the others. */
  disputes: () => endpointCall(fetchApi, 'GET /staff/disputes')(),
  enterDispute: (id: string, dispute: EnterDispute) =>
    endpointCall(fetchApi, 'POST /staff/orders/:id/disputes')({ params: { id }, body: dispute }),
  /** Stock that unpaid orders hold, the newest first. */
  unpaidReservations: () => endpointCall(fetchApi, 'GET /staff/unpaid-reservations')(),
  reconciliations: () => endpointCall(fetchApi, 'GET /staff/reconciliation')(),
  reconcile: () => endpointCall(fetchApi, 'POST /staff/reconciliation')({ body: {} }),
});
