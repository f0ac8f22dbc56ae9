import type { InjectOptions } from 'fastify';
import type { StaffBrowser } from '../../testing/staff-browser.ts';

/** One call of staff, as the list of routes names it. */
export interface StaffCall {
  readonly method: NonNullable<InjectOptions['method']>;
  readonly path: string;
  readonly body?: object;
}

/** Every route that staff work with -> the call of it about an order and a cart. */
export const staffCalls = (orderId: string, cartId: string, code: string): Record<string, StaffCall> => {
  const order = `/api/staff/orders/${orderId}`;
  const cart = `/api/staff/carts/${cartId}`;
  return {
    'GET /api/staff/acts': { method: 'GET', path: '/api/staff/acts' },
    'GET /api/staff/orders': { method: 'GET', path: '/api/staff/orders' },
    'POST /api/staff/orders/search': {
      method: 'POST',
      path: '/api/staff/orders/search',
      body: { q: 'ada@' },
    },
    'GET /api/staff/orders/{id}': { method: 'GET', path: order },
    'GET /api/staff/unpaid-reservations': { method: 'GET', path: '/api/staff/unpaid-reservations' },
    'GET /api/staff/disputes': { method: 'GET', path: '/api/staff/disputes' },
    'POST /api/staff/orders/{id}/ask': { method: 'POST', path: `${order}/ask`, body: {} },
    'POST /api/staff/orders/{id}/captures': { method: 'POST', path: `${order}/captures` },
    'GET /api/staff/pick-list': { method: 'GET', path: '/api/staff/pick-list' },
    'POST /api/staff/orders/{id}/shipments/{shipmentId}': {
      method: 'POST',
      path: `${order}/shipments/none`,
      body: { to: 'ready' },
    },
    'GET /api/staff/shipments': { method: 'GET', path: '/api/staff/shipments' },
    'POST /api/staff/orders/{id}/shipments/{shipmentId}/decision': {
      method: 'POST',
      path: `${order}/shipments/none/decision`,
      body: { to: 'resent' },
    },
    'POST /api/staff/orders/{id}/shipments/{shipmentId}/label': {
      method: 'POST',
      path: `${order}/shipments/none/label`,
      body: { parcels: 2 },
    },
    'GET /api/staff/orders/{id}/shipments/{shipmentId}/packing-slip': {
      method: 'GET',
      path: `${order}/shipments/none/packing-slip`,
    },
    'GET /api/staff/orders/{id}/photos/{photo}': {
      method: 'GET',
      path: `${order}/photos/none`,
    },
    'GET /api/staff/funnel': { method: 'GET', path: '/api/staff/funnel' },
    'GET /api/staff/cancellations': { method: 'GET', path: '/api/staff/cancellations' },
    'GET /api/staff/experiments': { method: 'GET', path: '/api/staff/experiments' },
    'GET /api/staff/claims': { method: 'GET', path: '/api/staff/claims' },
    'POST /api/staff/orders/{id}/claims/{claimId}': {
      method: 'POST',
      path: `${order}/claims/none`,
      body: { to: 'refused', told: 'No' },
    },
    'GET /api/staff/reviews': { method: 'GET', path: '/api/staff/reviews' },
    'POST /api/staff/orders/{id}/reviews/{reviewId}': {
      method: 'POST',
      path: `${order}/reviews/none`,
      body: { to: 'publish' },
    },
    'POST /api/staff/orders/{id}/reviews/{reviewId}/answer': {
      method: 'POST',
      path: `${order}/reviews/none/answer`,
      body: { text: 'Thank you' },
    },
    'GET /api/staff/questions': { method: 'GET', path: '/api/staff/questions' },
    'POST /api/staff/questions/{questionId}': {
      method: 'POST',
      path: '/api/staff/questions/none',
      body: { to: 'refuse' },
    },
    'GET /api/staff/returns': { method: 'GET', path: '/api/staff/returns' },
    'POST /api/staff/orders/{id}/returns/{returnId}': {
      method: 'POST',
      path: `${order}/returns/none`,
      body: { to: 'approved' },
    },
    'POST /api/staff/orders/{id}/returns/{returnId}/receipt': {
      method: 'POST',
      path: `${order}/returns/none/receipt`,
      body: { lines: [{ itemIdentifier: 'none', quantity: 1, restocked: 0 }] },
    },
    'POST /api/staff/orders/{id}/disputes': {
      method: 'POST',
      path: `${order}/disputes`,
      body: { reference: 'CB-1', reason: 'fraud', stage: 'opened', amount: 100, withdrawn: 0 },
    },
    'POST /api/staff/orders/{id}/decision': {
      method: 'POST',
      path: `${order}/decision`,
      body: { decision: 'cancel', reason: 'Ada asked for it' },
    },
    'POST /api/orders/{id}/refunds/preview': {
      method: 'POST',
      path: `/api/orders/${orderId}/refunds/preview`,
      body: { lines: [{ itemIdentifier: 'none', quantity: 1 }] },
    },
    'POST /api/orders/{id}/refunds': {
      method: 'POST',
      path: `/api/orders/${orderId}/refunds`,
      body: { amount: 100, reason: 'Ada asked for it' },
    },
    'GET /api/staff/reconciliation': { method: 'GET', path: '/api/staff/reconciliation' },
    'POST /api/staff/reconciliation': { method: 'POST', path: '/api/staff/reconciliation', body: {} },
    'POST /api/cache/purge': { method: 'POST', path: '/api/cache/purge', body: { tags: ['product:x'] } },
    'POST /api/staff/carts': { method: 'POST', path: '/api/staff/carts', body: { code } },
    'GET /api/staff/carts/{cartId}': { method: 'GET', path: cart },
    'GET /api/staff/carts/{cartId}/products': { method: 'GET', path: `${cart}/products?q=mattress` },
    'GET /api/staff/carts/{cartId}/my': { method: 'GET', path: `${cart}/my` },
    'POST /api/staff/carts/{cartId}/my/items': {
      method: 'POST',
      path: `${cart}/my/items`,
      body: { items: [{ productID: 'f'.repeat(24), quantity: 1, properties: [] }] },
    },
    'PUT /api/staff/carts/{cartId}/my/items/{itemIdentifier}/': {
      method: 'PUT',
      path: `${cart}/my/items/none/`,
      body: { quantity: 2 },
    },
    'DELETE /api/staff/carts/{cartId}/my/items/{itemIdentifier}/': {
      method: 'DELETE',
      path: `${cart}/my/items/none/`,
    },
    'PUT /api/staff/carts/{cartId}/my/coupon': {
      method: 'PUT',
      path: `${cart}/my/coupon`,
      body: { couponCode: 'NOSUCHCODE' },
    },
    'DELETE /api/staff/carts/{cartId}/my/coupon': { method: 'DELETE', path: `${cart}/my/coupon` },
    'PUT /api/staff/carts/{cartId}/my/delivery': {
      method: 'PUT',
      path: `${cart}/my/delivery`,
      body: { deliveryOption: 'ground' },
    },
    'GET /api/staff/carts/{cartId}/my/share': { method: 'GET', path: `${cart}/my/share` },
    'POST /api/staff/carts/{cartId}/my/share': {
      method: 'POST',
      path: `${cart}/my/share`,
      body: { multiUse: false },
    },
    'DELETE /api/staff/carts/{cartId}/my/share': { method: 'DELETE', path: `${cart}/my/share` },
    'DELETE /api/staff/carts/{cartId}/my': { method: 'DELETE', path: `${cart}/my` },
    'DELETE /api/staff/carts/{cartId}/my/addition': { method: 'DELETE', path: `${cart}/my/addition` },
    'POST /api/staff/carts/{cartId}/my/undo-clear': { method: 'POST', path: `${cart}/my/undo-clear` },
    'DELETE /api/staff/carts/{cartId}': { method: 'DELETE', path: cart },
  };
};

/** Sends it as a member. */
export const sends = (browser: StaffBrowser, { method, path, body }: StaffCall, key?: string) =>
  browser.fetch(path, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
