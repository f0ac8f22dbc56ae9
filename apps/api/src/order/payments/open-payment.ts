import { centsToPay } from '@counterpane/rules/orders/spend-credit';
import type { PaymentRefusalCode } from '@counterpane/rules/refusal-groups';
import type { RefusalOf, Refused } from '@counterpane/rules/refusals';
import { isoNow } from '../../clock.ts';
import { newId } from '../../http/ids.ts';
import type { OrderDeps } from '../deps.ts';
import { abandonPayment } from '../orders/cancel-order.ts';
import { isOfAnother } from '../orders/frozen-order.ts';
import { lockOrder, type Order, orderUpdate, updateOrder } from '../orders/store.ts';
import { findReservationToPay } from '../reservations/stored-reservation.ts';
import { completeFreeOrder } from './complete-free-order.ts';
import type { Payer } from './payer.ts';
import { insertPayment, isActive, type NewPayment, type Payment, paymentsOf } from './store.ts';

/** How a shopper pays: with a token from the browser, or with none on the provider's own page. */
export interface Intent {
  readonly token: string | null;
  /** What came of the shopper's device with the token. */
  readonly deviceData?: string | null;
  /** The `Idempotency-Key` of the call that creates and pays: sent again, it is the same attempt. */
  readonly requestKey?: string | null;
  /** Where the provider sends the shopper back, and where when they give up. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly payer: Payer;
}

type Opened =
  | { readonly ok: true; readonly order: Order; readonly payment: Payment | null }
  | Refused<PaymentRefusalCode>;

/**
 * The one payment of an order that may take money now, stored before anybody is called. The same token
 * again is the same attempt; another one ends the attempt before it [L13]. No payment (null)
 * means that there is nothing left to pay.
 */
export const openPayment = (deps: OrderDeps, orderId: string, intent: Intent): Promise<Opened> =>
  deps.database.transaction(async (tx): Promise<Opened> => {
    const { token } = intent;
    const order = await lockOrder(tx, orderId);
    if (!order) return refused({ code: 'order_not_found', orderId });
    if (order.status === 'cancelled') return refused({ code: 'order_closed', orderStatus: order.status });
    if (order.status !== 'awaiting_payment' && order.status !== 'payment_failed')
      return { ok: true, order, payment: null };

    const payments = await paymentsOf(tx, orderId);
    const over = findOverRefusal(payments, intent);
    if (over) return refused(over);
    const open = payments.find(isActive);
    const kind = token === null ? 'hosted' : 'token';
    if (open?.kind === kind && open.token === token)
      return { ok: true, order, payment: open.status === 'started' ? open : null };
    // Its call may be under way, or the bank may be deciding: it is unknown whether it takes the money.
    if (open && open.status !== 'challenge') return refused({ code: 'payment_in_progress', orderId });
    // The shopper came back from the provider's page, and the provider does not report the result.
    if (open?.returnedAt && open.silentSince) return refused({ code: 'payment_in_progress', orderId });
    const reservedUntil = findReservationToPay(order, deps.clock.now());
    if (reservedUntil === null) return refused({ code: 'order_closed', orderStatus: order.status });
    if (open) await abandonPayment(tx, deps.clock, open);

    const change = { status: 'awaiting_payment', reservedUntil } as const;
    if (centsToPay(order) === 0) {
      const extended = await updateOrder(tx, order, change);
      await completeFreeOrder(tx, deps, extended);
      return { ok: true, order: extended, payment: null };
    }
    const attempt = newAttempt(deps, order, (payments[0]?.attempt ?? 0) + 1, intent);
    const payment = await insertPayment(tx, attempt, orderUpdate(tx, order, change));
    return { ok: true, order: { ...order, ...change }, payment };
  });

/**
 * Why a call pays nothing that has had its attempt: that one was declined, or another one took its place. Null where its
 * attempt is open or was never made. Attempts that are over stay over, so that this may also be asked without the lock.
 */
export const findOverRefusal = (
  payments: readonly Payment[],
  { requestKey = null, token }: Pick<Intent, 'requestKey' | 'token'>,
): RefusalOf<PaymentRefusalCode> | null => {
  if (requestKey === null) return null;
  const own = payments.find((payment) => payment.requestKey === requestKey && payment.token === token);
  if (!own || isActive(own)) return null;
  const { message = '', code = own.status } = own.failure ?? {};
  return { code: 'payment_failed', message, reason: code };
};

const refused = (refusal: RefusalOf<PaymentRefusalCode>): Opened => ({ ok: false, refusal });

const newAttempt = (
  { clock, catalogue, providers }: OrderDeps,
  order: Order,
  attempt: number,
  { token, deviceData = null, requestKey = null, returnUrl, cancelUrl, payer }: Intent,
): NewPayment => {
  const now = isoNow(clock);
  const provider = order.frozen.billingProvider;
  // What comes in exchange is charged at once: it waits for the old piece, and a hold would not last. So is what ships nothing.
  const atShipment =
    !isOfAnother(order.frozen) &&
    catalogue.getStorefront(order.storefront).capture === 'shipment' &&
    providers.get(provider)?.holds;
  return {
    id: newId(),
    orderId: order.id,
    attempt,
    provider,
    kind: token === null ? 'hosted' : 'token',
    idempotencyKey: `${order.id}-${attempt}`,
    token,
    deviceData,
    requestKey,
    returnUrl,
    cancelUrl,
    status: 'started',
    amountCents: centsToPay(order),
    currency: order.currency,
    createdAt: now,
    askedAt: now,
    captureAt: atShipment ? 'shipment' : 'order',
    ...payer,
  };
};
