import type { Address } from '@counterpane/contract/checkout/address';
import type { ChangeAddress } from '@counterpane/contract/orders/new-address';
import { type Money, money } from '@counterpane/rules/money/money';
import { findDifferenceParts } from '@counterpane/rules/orders/pay-difference';
import type { NewAddressRefusalCode } from '@counterpane/rules/refusal-groups';
import { accept, type Decision, type RefusalOf, refuse } from '@counterpane/rules/refusals';
import type { FastifyRequest } from 'fastify';
import { isoNow } from '../../clock.ts';
import type { Queries } from '../../database/open.ts';
import { callerOf, countLimited } from '../../http/limiter.ts';
import { enqueue } from '../../outbox/store.ts';
import { loadContents, lockContents } from '../cancellations/load-contents.ts';
import type { OrderContents } from '../cancellations/ordered-lines.ts';
import { findCreditOwnerOf } from '../credit/find-credit-owner.ts';
import { type CreditOwner, creditForCart, lockCreditOf } from '../credit/store.ts';
import type { OrderDeps } from '../deps.ts';
import { lockOrder, type Order, updateShippingDetails } from '../orders/store.ts';
import { findCardPage } from '../payments/find-card-page.ts';
import { storeRefund } from '../refunds/prepare-refund.ts';
import { partShipments } from '../shipments/store.ts';
import { endWaitingChange } from './end-waiting-change.ts';
import { insertAddressPayment } from './insert-address-payment.ts';
import { isThere } from './is-there.ts';
import { type AddressPlan, planAddress, type WantedAddress } from './plan-address.ts';
import { settleAddress } from './settle-address.ts';
import { findWaitingChange, insertAddressChange } from './store.ts';

type Code = NewAddressRefusalCode;

/** What is known before a change is decided. */
interface AddressFacts extends WantedAddress {
  /** Whose store credit can pay what costs more; null where there is none. */
  readonly creditOwner: CreditOwner | null;
  /** The way to pay by which a card pays a rest, on the page of its company; null where there is none. */
  readonly cardPage: string | null;
}

/** An order at another address, with how what it costs more is paid. */
interface PaidPlan extends AddressPlan {
  readonly fromCredit: Money;
  readonly toPay: Money;
}

/** What an order would come to at another address. */
export const previewAddress = async (
  deps: OrderDeps,
  request: FastifyRequest,
  order: Order,
  address: Address,
): Promise<Decision<PaidPlan, Code>> => {
  const { db } = deps.database;
  const facts = await factsFor(deps, request, order, address);
  const planned = await planAddress(db, deps, await loadContents(db, deps, order), facts);
  return planned.ok ? withParts(db, order, planned.change, facts) : planned;
};

/**
 * Sends an order elsewhere, for the refund or the difference that its shopper saw. What costs more is an order of its own, and nothing
 * changes until that is paid [R062]. Null when it is done.
 */
export const changeAddress = async (
  deps: OrderDeps,
  request: FastifyRequest,
  known: Order,
  asked: ChangeAddress,
): Promise<RefusalOf<Code> | null> => {
  // The tax service is asked before anything is locked.
  const { db } = deps.database;
  const facts = await factsFor(deps, request, known, asked.address);
  const early = await decide(db, deps, await loadContents(db, deps, known), facts, asked);
  if (!early.ok) return early.refusal;
  return (
    (await endWaitingChange(deps, known.id, { stays: (payment) => isFor(payment, early.change) })) ??
    deps.database.transaction(async (tx) => {
      const order = await lockOrder(tx, known.id);
      if (!order) return { code: 'order_not_found', orderId: known.id };
      const accountId = facts.creditOwner && (await lockCreditOf(tx, facts.creditOwner));
      const decided = await decide(tx, deps, await lockContents(tx, deps, order), facts, asked);
      if (!decided.ok) return decided.refusal;
      const plan = decided.change;
      if (isThere(order, plan.shippingDetails)) return null;
      const waiting = await findWaitingChange(tx, order.id);
      // Asked for twice it is one; another one that came first is to be called off first.
      if (waiting)
        return isFor(waiting.payment, plan) ? null : { code: 'payment_in_progress', orderId: order.id };
      await (plan.more.amount > 0
        ? awaitPayment(tx, deps, order, plan, facts, accountId)
        : apply(tx, deps, order, plan));
      return null;
    })
  );
};

/** The plan that a shopper has seen. The same address sent twice is the one that it goes to already: nothing comes back for it any more. */
const decide = async (
  db: Queries,
  deps: OrderDeps,
  contents: OrderContents,
  facts: AddressFacts,
  asked: ChangeAddress,
): Promise<Decision<PaidPlan, Code>> => {
  const { order } = contents;
  const planned = await planAddress(db, deps, contents, facts);
  if (!planned.ok) return planned;
  const priced = await withParts(db, order, planned.change, facts);
  if (!priced.ok || isThere(order, planned.change.shippingDetails)) return priced;
  const changed = findChange(priced.change, asked);
  return changed ? refuse(changed) : priced;
};

/** Whether an order pays for just this. */
const isFor = (payment: Order, { shippingDetails, more, fromCredit }: PaidPlan): boolean =>
  isThere(payment, shippingDetails) &&
  payment.totalCents === more.amount &&
  payment.creditCents === fromCredit.amount;

/** Nothing is to be paid for it. */
const apply = async (tx: Queries, deps: OrderDeps, order: Order, plan: PaidPlan): Promise<void> => {
  const { shippingDetails, refund, repriced, refundable } = plan;
  if (refundable)
    await storeRefund(tx, deps, refundable, {
      ...{ amount: refund, lines: repriced, reason: 'Less tax where it goes now' },
      madeBy: { id: null, name: 'Shopper' },
    });
  await updateShippingDetails(tx, order, shippingDetails);
  await partShipments(tx, order.id);
  const at = isoNow(deps.clock);
  await insertAddressChange(tx, { orderId: order.id, createdAt: at, appliedAt: at });
  await enqueue(tx, deps.clock, 'order.address_changed', { orderId: order.id, at });
};

/** The order of what it costs more; where store credit pays all of it, it is paid. */
const awaitPayment = async (
  tx: Queries,
  deps: OrderDeps,
  order: Order,
  plan: PaidPlan,
  { cardPage, taxRate }: AddressFacts,
  creditAccountId: string | null,
): Promise<void> => {
  const payment = await insertAddressPayment(tx, deps, { order, cardPage, creditAccountId }, plan);
  await insertAddressChange(tx, {
    ...{ orderId: order.id, createdAt: isoNow(deps.clock), paymentOrderId: payment.id, taxRate },
  });
  if (plan.toPay.amount === 0) await settleAddress(tx, deps, payment);
};

/** How what it costs more is paid. */
const withParts = async (
  db: Queries,
  order: Order,
  plan: AddressPlan,
  { creditOwner, cardPage }: AddressFacts,
): Promise<Decision<PaidPlan, 'address_costs_more'>> => {
  const { more } = plan;
  const credit = more.amount > 0 ? await creditFor(db, order, creditOwner) : 0;
  const parts = findDifferenceParts({ more: more.amount, credit, isPayable: cardPage !== null });
  if (!parts) return refuse({ code: 'address_costs_more', more });
  return accept({
    ...plan,
    fromCredit: money(parts.fromCredit, order.currency),
    toPay: money(parts.toPay, order.currency),
  });
};

/** Cents that its owner can pay with. What a change that waits has set aside is free once another one takes its place. */
const creditFor = async (db: Queries, { id }: Order, owner: CreditOwner | null): Promise<number> => {
  if (owner === null) return 0;
  return creditForCart(db, owner, (await findWaitingChange(db, id))?.payment ?? null);
};

/** What comes to other cents than were seen is not done. */
const findChange = (
  { refund, more, fromCredit, toPay }: PaidPlan,
  seen: Pick<ChangeAddress, 'refund' | 'fromCredit' | 'toPay'>,
): RefusalOf<Code> | null => {
  if (refund.amount !== seen.refund) return { code: 'refund_changed', refund };
  if (fromCredit.amount === seen.fromCredit && toPay.amount === seen.toPay) return null;
  return { code: 'difference_changed', more };
};

const factsFor = async (
  deps: OrderDeps,
  request: FastifyRequest,
  order: Order,
  address: Address,
): Promise<AddressFacts> => {
  const storefront = deps.catalogue.getStorefront(order.storefront);
  return {
    ...{ address, storefront },
    taxRate: await deps.findTaxRate(
      address,
      async () => (await countLimited(deps, 'askTaxService', callerOf(deps, request))) === null,
    ),
    creditOwner: await findCreditOwnerOf(deps.database.db, request, order),
    cardPage: findCardPage(storefront, deps),
  };
};
