import { type Database, openDatabase } from '@counterpane/api/database/open';
import { isUnpaid } from '@counterpane/api/order/orders/is-unpaid';
import type { Delivery } from '@counterpane/sandboxes/mailbox/received-mail';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { CLERK, type Given } from './clerk.ts';
import { cameAgain, oddConfirmations } from './confirmations.ts';
import { type Movement, movesOf } from './outside.ts';
import { tooFewPaid, twiceFor } from './paid-orders.ts';
import {
  arrivedRow,
  givenBack,
  givenByStore,
  givenTwice,
  refundRow,
  withOtherPayments,
} from './refunds-made.ts';
import { addressRow, exchangeRow, oddAddresses, oddExchanges, overdrawn } from './shared-accounts.ts';
import type { Fate } from './shopper.ts';
import { demandRow, type StockUnits, stockRow, unitsOf } from './stock-units.ts';

/** What the ledgers say after a storm. */
export interface LedgerReport {
  readonly counts: Readonly<Record<string, number>>;
  /** Every difference in words; none in a store that keeps its promises. */
  readonly differences: readonly string[];
}

export type Where = { readonly url: string } | { readonly dataDir: string };

/** What is known of a storm beside the ledgers. */
interface Witnessed {
  readonly fates: readonly Fate[];
  readonly initial: StockUnits;
  readonly given: ReadonlyMap<string, Given>;
  /** What mail servers were sent. */
  readonly deliveries: readonly Delivery[];
  /** The orders whose payments were disputed. */
  readonly disputed: ReadonlySet<string>;
  /** By order: cents that staff entered as taken for a dispute of which its company tells no amount. */
  readonly entered: ReadonlyMap<string, number>;
}

const orderRow = z.object({
  id: z.string(),
  cart_id: z.string(),
  attention: z.string().nullable(),
  status: z.string(),
  total_cents: z.coerce.number(),
  currency: z.string(),
  credit_cents: z.coerce.number(),
  stock_is_held: z.boolean(),
});
const balanceRow = z.object({ order_id: z.string(), account: z.string(), cents: z.coerce.number() });
const unsentRow = z.object({
  topic: z.string(),
  attempts: z.coerce.number(),
  dead: z.boolean(),
  /** Seconds until it is tried again. */
  wait: z.coerce.number(),
});
const codeRow = z.object({ code: z.string(), most: z.coerce.number().nullable(), used: z.coerce.number() });

type Order = z.infer<typeof orderRow>;

/** What there is before anybody comes. */
export const countStock = async (database: Database): Promise<StockUnits> => {
  const stock = await reader(database)(sql`select item, available, reserved, sold from stock`, stockRow);
  return new Map(stock.map((row) => [row.item, row.available + row.reserved + row.sold]));
};

/** Money, orders, stock and codes of a store that stands still, beside what the providers' own statements say. */
export const reconcile = async (
  where: Where,
  movements: readonly Movement[],
  { fates, initial, given, deliveries, disputed: disputedOrders, entered }: Witnessed,
): Promise<LedgerReport> => {
  const database = await openDatabase(where);
  try {
    const rows = reader(database);
    const orders = await rows(
      sql`select id, cart_id, attention, status, total_cents + address_cents as total_cents, currency, credit_cents,
          stock_is_held from orders`,
      orderRow,
    );
    const balances = await rows(
      sql`select order_id, account, sum(amount_cents) as cents from ledger_entries group by 1, 2`,
      balanceRow,
    );
    const stock = await rows(sql`select item, available, reserved, sold from stock`, stockRow);
    const demand = await rows(
      sql`select d.item, o.status, o.stock_is_held as held, sum(d.units) as units
          from order_demand d join orders o on o.id = d.order_id group by 1, 2, 3`,
      demandRow,
    );
    const codes = await rows(
      sql`select c.code, c.max_redemptions as most, count(r.order_id) as used
          from coupons c left join coupon_redemptions r on r.code = c.code group by 1, 2`,
      codeRow,
    );
    const refunds = await rows(
      sql`select f.id, f.reference, f.failure, f.order_id, f.status, f.amount_cents as cents, f.beside_id, f.to_credit,
          r.refund_cents as promised
          from refunds f left join returns r on r.refund_id = f.id where f.made_by = ${CLERK}`,
      refundRow,
    );
    const unsent = await rows(
      sql`select topic, attempts, dead_at is not null as dead, round(extract(epoch from next_attempt_at - now())) as wait
          from outbox where done_at is null`,
      unsentRow,
    );
    const exchanges = await rows(
      sql`select r.exchange_order_id as id, r.exchange_cents as cents, o.exchange_cents, o.status
          from returns r left join orders o on o.id = r.exchange_order_id where r.exchange_order_id is not null`,
      exchangeRow,
    );
    const addresses = await rows(
      sql`select p.id, c.order_id as first, c.applied_at is not null as applied, p.total_cents, p.status
          from address_changes c join orders p on p.id = c.payment_order_id`,
      addressRow,
    );
    const arrived = await rows(
      sql`select f.order_id, p.order_id as paid_by, f.made_by, f.amount_cents - f.from_hold_cents as cents
          from refunds f join payments p on p.id = f.payment_id where f.status = 'succeeded' and not f.to_credit`,
      arrivedRow,
    );
    const undecided = await rows(
      sql`select order_id, provider, status from payments where status in ('started', 'processing')`,
      z.object({ order_id: z.string(), provider: z.string(), status: z.string() }),
    );
    const net = withOtherPayments(netByOrder(movements, { charge: 1, refund: -1 }), arrived);
    const disputed = netByOrder(movements, { dispute: 1 });
    // Companies that tell no amount have none in their statements: what staff entered is their word.
    for (const [id, cents] of entered) disputed.set(id, (disputed.get(id) ?? 0) + cents);
    return {
      counts: {
        orders: orders.length,
        paid: orders.filter(({ status }) => status === 'paid').length,
        'paid in Canada': paidIn(orders, 'CAD'),
        'paid in the United Kingdom': paidIn(orders, 'GBP'),
        'needs attention': orders.filter(({ status }) => status === 'needs_attention').length,
        charges: movements.filter(({ kind }) => kind === 'charge').length,
        holds: movements.filter(({ kind }) => kind === 'authorise').length,
        refunds: movements.filter(({ kind }) => kind === 'refund').length,
        disputes: movements.filter(({ kind, amount }) => kind === 'dispute' && amount > 0).length,
        'orders disputed': disputedOrders.size,
        'of them entered by staff': entered.size,
        'refunds of staff': refunds.length,
        'of them failed by disputes': refunds.filter(({ status }) => status === 'failed').length,
        'of them as store credit': refunds.filter(({ to_credit: isCredit }) => isCredit).length,
        'orders paid with store credit': orders.filter(
          ({ status, credit_cents: credit }) => status === 'paid' && credit > 0,
        ).length,
        'of them for returns': refunds.filter(({ promised }) => promised !== null).length,
        exchanges: exchanges.length,
        'of them sent back': refunds.filter(
          ({ promised, order_id: order }) => promised !== null && exchanges.some(({ id }) => id === order),
        ).length,
        'addresses that cost more': addresses.length,
        'of them paid for': addresses.filter(({ applied }) => applied).length,
        'emails that came again': cameAgain(deliveries),
        'messages with a later time': unsent.filter(({ wait }) => wait > DUE_S).length,
      },
      differences: [
        ...orders.flatMap((order) =>
          moneyOf(
            order,
            (net.get(order.id) ?? 0) - (disputed.get(order.id) ?? 0),
            balances,
            givenBack(refunds, order.id) + givenByStore(arrived, order.id),
          ).map((difference) => `${difference} (${movesOf(order.id, movements)})`),
        ),
        ...overdrawn(balances),
        ...givenTwice(refunds, given, (id) => disputedOrders.has(id)),
        ...oddConfirmations(
          orders,
          [...exchanges, ...addresses].map(({ id }) => id),
          deliveries,
        ),
        ...oddExchanges(exchanges, balances),
        ...oddAddresses(addresses, balances),
        ...[...net].flatMap(([id, cents]) =>
          cents !== 0 && !orders.some((order) => order.id === id)
            ? [`${id}: ${cents} charged and no such order`]
            : [],
        ),
        ...twiceFor(orders, net),
        ...stock.flatMap((row) => unitsOf(row, demand, initial)),
        ...codes.flatMap(({ code, most, used }) =>
          most !== null && used > most ? [`${code}: used ${used} times of ${most}`] : [],
        ),
        ...unsent.flatMap(lateMessage),
        ...undecided.map((one) => `${one.order_id}: a payment at ${one.provider} is still ${one.status}`),
        ...fates.flatMap(({ name, way, orderId, end }) =>
          end === 'paid' && orders.find(({ id }) => id === orderId)?.status !== 'paid'
            ? [`${name} saw ${orderId} (${way}) paid, and it is not`]
            : [],
        ),
        ...tooFewPaid(fates, orders),
      ],
    };
  } finally {
    await database.close();
  }
};

const paidIn = (orders: readonly Order[], currency: string): number =>
  orders.filter((order) => order.status === 'paid' && order.currency === currency).length;

const reader =
  ({ db }: Database) =>
  async <Row extends z.ZodType>(query: ReturnType<typeof sql>, row: Row): Promise<z.infer<Row>[]> => {
    const answer: unknown = await db.execute(query);
    const rows: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'rows') : null;
    return z.array(row).parse(rows);
  };

/** What providers have moved for each order in some ways, in cents: taken and not given back, or disputed and not put back. */
const netByOrder = (
  movements: readonly Movement[],
  signs: Partial<Readonly<Record<Movement['kind'], number>>>,
): Map<string, number> => {
  const net = new Map<string, number>();
  for (const { orderId, kind, amount } of movements) {
    net.set(orderId, (net.get(orderId) ?? 0) + (signs[kind] ?? 0) * amount);
  }
  return net;
};

/**
 * A paid order has its total, less what staff gave back and payers took back, and nothing more; and our own ledger says the same as the
 * provider's.
 */
const moneyOf = (
  { id, status, attention, total_cents: total, credit_cents: creditCents }: Order,
  taken: number,
  balances: readonly z.infer<typeof balanceRow>[],
  back: number,
): string[] => {
  const own = balances.filter(({ order_id: order }) => order === id);
  const sumOf = (isOf: (account: string) => boolean): number =>
    own.reduce((sum, { account, cents }) => sum + (isOf(account) ? cents : 0), 0);
  // What companies charge for disputes is no movement of an order at theirs.
  const booked = sumOf((account) => account.startsWith('provider:') || account === 'dispute_fees');
  const held = sumOf((account) => account.startsWith('held:'));
  const left = sumOf(() => true);
  const disputed = sumOf((account) => account === 'disputes');
  // What credit paid was asked of no company, and what became credit again was given back by none.
  const credit = sumOf((account) => account.startsWith('credit:'));
  // What came in exchange, or pays for its address, was taken for another order.
  const elsewhere =
    Math.max(
      0,
      sumOf((account) => account === 'exchanges'),
    ) +
    Math.max(
      0,
      sumOf((account) => account === 'addresses'),
    );
  const aside = -sumOf((account) => account === 'credit-set-aside');
  // An order that can still be paid keeps its credit, as it keeps its stock, until its time is over.
  const dueAside = isUnpaid({ status }) ? creditCents : 0;
  // A payer's bank may also take back what was given back already.
  const due = (status === 'paid' ? total - back - credit - elsewhere : 0) - disputed;
  // With a person: that has a reason, and nothing was taken beyond the total.
  const isOdd = status === 'needs_attention' && (attention === null || taken > total);
  return [
    ...(status !== 'needs_attention' && taken !== due
      ? [`${id} is ${status}: ${taken} taken where ${due} is due`]
      : []),
    ...(booked !== taken ? [`${id}: ${booked} booked where ${taken} was taken`] : []),
    ...(status !== 'needs_attention' && held !== 0
      ? [`${id} is ${status}, sent, and ${held} is still held for it`]
      : []),
    ...(status !== 'needs_attention' && aside !== dueAside
      ? [`${id} is ${status}, and ${aside} is set aside where ${dueAside} is due`]
      : []),
    ...(left !== 0 ? [`${id}: its entries sum to ${left}`] : []),
    ...(isOdd ? [`${id} needs attention (${attention}): ${taken} taken of ${total}`] : []),
    ...(status === 'processing' ? [`${id} is still ${status}`] : []),
  ];
};

/** What is tried again so soon was due within the two minutes in which a store comes to rest; the rest is for later. */
const DUE_S = 60;

const lateMessage = ({ topic, attempts, dead, wait }: z.infer<typeof unsentRow>): string[] => {
  if (dead) return [`${topic}: given up after ${attempts} attempts`];
  return wait > DUE_S ? [] : [`${topic}: not sent after ${attempts} attempts, due in ${wait} s`];
};
