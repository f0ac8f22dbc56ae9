import { randomUUID } from 'node:crypto';
import type { Database } from '@counterpane/api/database/open';
import { newPassword, saveStaff } from '@counterpane/api/staff/sign-in/accounts';
import { createAuth } from '@counterpane/api/staff/sign-in/auth';
import type { Answer } from '@counterpane/contract/client';
import type { RefundRequest } from '@counterpane/contract/orders/refunds';
import { createAccountClient } from '@counterpane/contract/staff/account-calls';
import type { StaffOrder } from '@counterpane/contract/staff/staff-orders';
import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { PAYMENT_METHODS } from '@counterpane/rules/payments/methods';
import type { DisputeTurn } from '@counterpane/sandboxes/control/dispute-lever';
import { stormBrowser } from './browser.ts';
import type { Chance } from './chance.ts';
import type { Turned } from './payers.ts';
import { again } from './visitor.ts';

/** A manager's account in a store that has just been opened. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** What staff have given back, as the store answered: cents by refund. */
export interface Given {
  readonly orderId: string;
  readonly cents: number;
}

/** The manager on duty, who gives money back while the storm rages and compares the ledgers when it is over. */
export interface Clerk {
  readonly given: ReadonlyMap<string, Given>;
  /** Gives something of an order back: units of a line or an amount, at times with a double click. */
  givesBack(orderId: string): Promise<void>;
  /** Gives a part of an order back as store credit; false where nothing can be. */
  givesCredit(orderId: string): Promise<boolean>;
  /** Hands over what can be of an order whose money is captured as things ship: one shipment, or all of them. */
  ships(orderId: string, how: 'one' | 'all'): Promise<void>;
  /** Hands over everything of an order, and hears that it has arrived; false where there is nothing to hand over. */
  delivers(orderId: string): Promise<boolean>;
  /** Lets what is asked for come back, and books what came of it: some of it can be sold again. */
  receives(orderId: string): Promise<void>;
  /** Those of these orders that still wait for a payment. */
  unpaidOf(orderIds: readonly string[]): Promise<readonly string[]>;
  /** What differs from the providers' statements, in words; disputes aside, where a comparison is what tells the store of them. */
  compares(how: 'all' | 'but disputes'): Promise<readonly string[]>;
  /**
   * Enters what a company told without an amount, as its console says that it stands; what still is to be entered then, in words.
   */
  enters(turned: ReadonlyMap<string, Turned>): Promise<readonly string[]>;
  /** By order: cents that the clerk has entered as taken for a dispute, and not put back. */
  readonly entered: ReadonlyMap<string, number>;
  /** The orders whose disputes staff are shown. */
  disputed(): Promise<ReadonlySet<string>>;
}

export const CLERK = 'Storm clerk';

/** The storefront of a storm that captures as things ship. */
export const HOLDING = 'halcyon-ca';

export const hireClerk = async (database: Database): Promise<Account> => {
  const account = { email: 'clerk@example.com', password: newPassword() };
  const secret = newPassword() + newPassword();
  const auth = createAuth({ database, secret, secureCookies: true, logger: console });
  await saveStaff(auth, database, { ...account, name: CLERK, role: 'manager' });
  return account;
};

export const startClerk = async (
  origins: readonly string[],
  account: Account,
  chance: Chance,
): Promise<Clerk> => {
  const browser = stormBrowser(origins, 'localhost', chance);
  const signedIn = await browser('/api/staff/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!signedIn.ok) throw new Error(`the clerk cannot sign in: ${await signedIn.text()}`);
  const client = createStaffOrdersClient(browser);
  const given = new Map<string, Given>();
  const entered = new Map<string, number>();
  /** Does it again with the password where the store asks for it. */
  const proved = async <Result>(act: () => Promise<Answer<Result>>): Promise<Answer<Result>> => {
    const answer = await again(act);
    if (answer.ok || answer.error.code !== 'proof_required') return answer;
    await again(() => createAccountClient(browser).prove({ password: account.password }));
    return again(act);
  };
  const paidOrder = async (orderId: string): Promise<StaffOrder | null> => {
    const order = await again(() => client.order(orderId));
    return order.ok && order.result.status === 'paid' ? order.result : null;
  };
  const move = async (orderId: string, shipmentId: string, to: 'shipped' | 'delivered'): Promise<void> => {
    const key = randomUUID();
    const hand = () => again(() => client.moveShipment(orderId, shipmentId, { to }, key));
    await Promise.all([hand(), ...(chance.happens(0.3) ? [hand()] : [])]);
  };
  const toEnter = async (): Promise<readonly string[]> => {
    const listed = await again(() => client.disputes());
    return listed.ok ? listed.result.unknown.flatMap(({ order }) => order?.id ?? []) : [];
  };
  const enter = async (orderId: string, turn: DisputeTurn): Promise<void> => {
    const order = await again(() => client.order(orderId));
    if (!order.ok) return;
    const amount = order.result.balance.paid.amount;
    const reference = `storm-${orderId}`;
    const told = { reference, reason: 'as its console says', amount };
    const stage = turn === 'inquiry' ? 'opened' : turn;
    const withdrawn = turn === 'opened' || turn === 'lost' ? amount : 0;
    const answer = await proved(() => client.enterDispute(orderId, { ...told, stage, withdrawn }));
    const own = answer.ok ? answer.result.disputes.find((one) => one.reference === reference) : undefined;
    if (own) entered.set(orderId, own.withdrawn.amount);
  };
  return {
    given,
    entered,
    enters: async (turned) => {
      for (const orderId of await toEnter()) {
        const turn = turned.get(orderId)?.turn;
        if (turn) await enter(orderId, turn);
      }
      return (await toEnter()).map((orderId) => `${orderId}: its dispute is still to be entered`);
    },
    givesBack: async (orderId) => {
      const order = await paidOrder(orderId);
      if (!order) return;
      const [refund, key] = [refundOf(order, chance), randomUUID()];
      const give = () => proved(() => client.refund(orderId, refund, key));
      for (const answer of await Promise.all([give(), ...(chance.happens(0.4) ? [give()] : [])]))
        if (answer.ok) given.set(answer.result.id, { orderId, cents: answer.result.amount.amount });
    },
    givesCredit: async (orderId) => {
      const order = await paidOrder(orderId);
      if (!order) return false;
      const key = randomUUID();
      const amount = MOST_CENTS + chance.below(CREDIT_CENTS);
      const asked = { amount, credit: 'all', reason: 'Goodwill' } as const;
      const give = () => proved(() => client.refund(orderId, asked, key));
      const answers = await Promise.all([give(), ...(chance.happens(0.4) ? [give()] : [])]);
      for (const answer of answers)
        if (answer.ok) given.set(answer.result.id, { orderId, cents: answer.result.amount.amount });
      return answers.some(({ ok }) => ok);
    },
    ships: async (orderId, how) => {
      const order = await paidOrder(orderId);
      if (order?.storefront !== HOLDING) return;
      const waiting = order.shipments.filter(({ status }) => status === 'preparing');
      for (const { id } of how === 'one' ? waiting.slice(0, 1) : waiting) await move(orderId, id, 'shipped');
    },
    delivers: async (orderId) => {
      const order = await paidOrder(orderId);
      const shipments = order?.shipments ?? [];
      for (const { id, status } of shipments) {
        if (status === 'preparing') await move(orderId, id, 'shipped');
        if (status === 'preparing' || status === 'shipped') await move(orderId, id, 'delivered');
      }
      return shipments.length > 0;
    },
    receives: async (orderId) => {
      const order = await paidOrder(orderId);
      for (const { id, status, lines } of order?.returns ?? []) {
        if (status !== 'requested') continue;
        await again(() => client.moveReturn(orderId, id, { to: 'approved', told: '' }, randomUUID()));
        const came = lines
          .filter(({ isSent }) => isSent)
          .map(({ itemIdentifier, quantity, isMattress }) => ({
            itemIdentifier,
            quantity,
            restocked: isMattress ? 0 : chance.below(quantity + 1),
          }));
        const key = randomUUID();
        const receive = () => proved(() => client.receiveReturn(orderId, id, { lines: came, told: '' }, key));
        await Promise.all([receive(), ...(chance.happens(0.4) ? [receive()] : [])]);
      }
    },
    unpaidOf: async (orderIds) => {
      const unpaid: string[] = [];
      for (const id of orderIds) {
        const order = await again(() => client.order(id));
        if (!order.ok || isUnpaid(order.result)) unpaid.push(id);
      }
      return unpaid;
    },
    compares: async (how) => {
      const accounts = await again(() => client.reconcile());
      if (!accounts.ok) return [`the ledgers cannot be compared: ${accounts.error.code}`];
      const names = new Set(accounts.result.map(({ account: name }) => name));
      return [
        ...INTEGRATIONS.filter((integration) => !names.has(integration)).map(
          (integration) => `${integration}: not compared`,
        ),
        ...accounts.result.flatMap(({ account: name, differences, failure }) => [
          ...(failure === null ? [] : [`${name}: ${failure}`]),
          ...differences
            .filter(({ kind }) => how === 'all' || !kind.startsWith('dispute_'))
            .map((difference) => `${name}: ${JSON.stringify(difference)}`),
        ]),
      ];
    },
    disputed: async () => {
      const listed = await again(() => client.disputes());
      if (!listed.ok) throw new Error(`disputes cannot be listed: ${listed.error.code}`);
      const { disputes, unknown } = listed.result;
      return new Set([
        ...disputes.map(({ order }) => order.id),
        ...unknown.flatMap(({ order }) => (order ? [order.id] : [])),
      ]);
    },
  };
};

const isUnpaid = ({ status }: StaffOrder): boolean =>
  status === 'awaiting_payment' || status === 'payment_failed';

/** Everybody with whom the store has an account. */
const INTEGRATIONS = [...new Set(PAYMENT_METHODS.flatMap(({ integration }) => integration ?? []))];

const MOST_CENTS = 5_000;
/** At times more than what is bought with it costs. */
const CREDIT_CENTS = 90_000;

const refundOf = ({ lines }: StaffOrder, chance: Chance): RefundRequest => {
  const left = lines.filter(({ unitsLeft }) => unitsLeft > 0);
  const byLine = chance.happens(0.5) && left.length > 0;
  const { itemIdentifier = '' } = byLine ? chance.oneOf(left) : {};
  return byLine
    ? { lines: [{ itemIdentifier, quantity: 1 }], reason: 'Sent back' }
    : { amount: 1 + chance.below(MOST_CENTS), reason: 'Goodwill' };
};
