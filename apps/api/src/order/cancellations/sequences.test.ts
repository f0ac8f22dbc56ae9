import { money } from '@counterpane/rules/money/money';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { stock } from '../../catalogue/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { signsIn } from '../../testing/customer-browser.ts';
import { setFlag } from '../../testing/set-flag.ts';
import { result } from '../../testing/shopper.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { creditAccount, openCreditAccount } from '../credit/store.ts';
import { postLedgerEntry } from '../payments/ledger.ts';
import { REFUNDS_ACCOUNT } from '../refunds/store.ts';
import { promisedBy, returnsOf } from '../returns/store.ts';
import type { MadeAddition } from './testing/add-one.ts';
import type { MadeChange } from './testing/address-one.ts';
import { type Act, actsWithOrders, type ChangedOrder, openChangedOrders } from './testing/changed-order.ts';
import type { MadeExchange } from './testing/exchange-one.ts';

/** Nothing much, or enough for some of what costs more: a card pays the rest. */
const anyCredit = fc.constantFrom(1_000, 30_000);

const store = useTestStore(openCardStore);
let paid: () => Promise<ChangedOrder>;
/** Of the next customer. */
let given = 0;
/** Of the customer who buys: their store credit. */
let balance: () => Promise<number>;
beforeAll(async () => {
  await setFlag(store, 'accounts', true);
  await setFlag(store, 'storeCredit', true);
  let buyers = 0;
  paid = await openChangedOrders(store, async () => {
    buyers += 1;
    const email = `ada-${buyers}@example.com`;
    const shopper = store.shopper();
    const account = await signsIn(store, shopper, email);
    await givesCredit(email);
    balance = async () => result(await account.credit()).balance.amount;
    return { shopper, email };
  });
});

/** By an order that is none of those that are looked at. */
const givesCredit = async (email: string): Promise<void> => {
  const { db } = store.database;
  const id = await openCreditAccount(db, { storefront: 'halcyon', currency: 'USD', email });
  const shopper = store.shopper();
  await shopper.adds('pillow', 'king');
  const order = await shopper.places({ email });
  await postLedgerEntry(db, {
    ...{ booking: `credit-given:${id}`, orderId: order.id, amount: money(given, 'USD') },
    ...{ from: creditAccount(id), to: REFUNDS_ACCOUNT },
  });
};

const to = { does: 'address', place: 'CA', street: 1 } as const;

/** Every end that a dearer address has, then a cheaper one, and what is cancelled goes back as it was paid. */
const MOVES: readonly Act[] = [
  { ...to, end: 'called off' },
  { ...to, end: 'lapsed' },
  { ...to, end: 'paid' },
  { ...to, place: 'NY', end: 'paid' },
  { ...to, street: 2, end: 'paid' },
  { does: 'cancel', line: 0, units: 2 },
  { ...to, place: 'NH', end: 'paid' },
];

/** Units of every stock item wherever they are. */
const allUnits = async (): Promise<Map<string, number>> => {
  const rows = await store.database.db.select().from(stock);
  return new Map(rows.map(({ item, available, reserved, sold }) => [item, available + reserved + sold]));
};

/** What is promised for what is still to come back. */
const promisedCents = async (orderId: string): Promise<number> =>
  promisedBy(await returnsOf(store.database.db, orderId)).cents;

const creditIn = (accounts: Readonly<Record<string, number>>): number =>
  Object.entries(accounts).reduce((sum, [name, cents]) => sum + (name.startsWith('credit:') ? cents : 0), 0);

/**
 * What is in exchange is paid with what goes back, with credit and by card, gives its own money back alone, each part as it was
 * paid, and is nothing once it is called off.
 */
const expectExchanged = async ({ orderId, cost, fromCredit, byCard, end }: MadeExchange) => {
  const accounts = await accountsOf(store, orderId);
  const { sales = 0, refunds = 0, exchanges = 0 } = accounts;
  const paid = end === 'called off' ? byCard : cost;
  const back = { waits: 0, received: 0, 'called off': byCard, 'sent back': cost };
  const spent = end === 'called off' || end === 'sent back' ? 0 : fromCredit;
  expect([sales + paid, refunds, creditIn(accounts)]).toEqual([0, back[end], spent]);
  expect(exchanges).toBe(end === 'called off' ? 0 : cost - fromCredit - byCard);
  // What a card paid goes back to that payment, and what the old piece paid to the old one's.
  const atCompany = end === 'called off' || end === 'sent back' ? 0 : byCard;
  if (end !== 'sent back') expect(accounts['provider:stripeDirect'] ?? 0).toBe(atCompany);
  return { exchanges, spent };
};

/** What is added is an order of its own: it gives back what of it was cancelled, and nothing of the first one. */
const expectAdded = async ({ orderId, total, back }: MadeAddition): Promise<void> => {
  const { sales = 0, refunds = 0 } = await accountsOf(store, orderId);
  expect([sales, refunds]).toEqual([-total, back]);
};

/**
 * What pays for an address leaves nothing in its own order: what was paid is the first order's, and nothing of what was not. Answers what
 * the first order has of it.
 */
const expectMoved = async ({ paymentId, place, fromCredit, byCard }: MadeChange) => {
  if (paymentId === null) return { more: 0, fromCredit: 0, addresses: 0 };
  const accounts = await accountsOf(store, paymentId);
  const { sales = 0, refunds = 0, addresses = 0 } = accounts;
  expect([sales + refunds, creditIn(accounts), place === null ? refunds : 0]).toEqual([0, 0, 0]);
  return { more: fromCredit + byCard, fromCredit, addresses };
};

it('After any sequence of new addresses, cancelling, packing, losing, sending again, delivering, returning, exchanging, adding and goodwill what was charged less what went back is what is kept, and every unit of stock is somewhere', async () => {
  await fc.assert(
    fc.asyncProperty(anyCredit, actsWithOrders, async (credit, sequence) => {
      given = credit;
      const changed = await paid();
      const { order } = changed;
      const before = await allUnits();
      let goodwill = 0;
      for (const act of sequence) goodwill += await changed.perform(act);
      await store.sweep();
      await store.sweep();
      const accounts = await accountsOf(store, order.id);
      const { sales = 0, refunds = 0, exchanges = 0, addresses = 0 } = accounts;
      let more = 0;
      let fromCredit = 0;
      let paidElsewhere = 0;
      for (const one of changed.moved) {
        const made = await expectMoved(one);
        more += made.more;
        fromCredit += made.fromCredit;
        paidElsewhere += made.addresses;
      }
      expect([sales, addresses + paidElsewhere]).toEqual([-order.total.amount - more, 0]);
      const kept = await changed.keptCents();
      const left = order.total.amount + more - refunds - (await promisedCents(order.id));
      // Shares of single units are whole cents; goodwill is part of what is kept once nothing else is left of it.
      expect(Math.abs(Math.max(0, kept - goodwill) - left)).toBeLessThan(4);
      let moved = 0;
      // Of what paid for it store credit goes back last.
      let spent = creditIn(accounts);
      expect(spent).toBe(Math.min(fromCredit, order.total.amount + more - refunds));
      for (const one of changed.exchanged) {
        const made = await expectExchanged(one);
        moved += made.exchanges;
        spent += made.spent;
      }
      expect(exchanges + moved).toBe(0);
      expect(await balance()).toBe(credit - spent);
      for (const one of changed.added) await expectAdded(one);
      expect(await allUnits()).toEqual(before);
    }),
    { numRuns: 10, examples: [[1_000, MOVES]] },
  );
}, 120_000);
