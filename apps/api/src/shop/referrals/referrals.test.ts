import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { creditAccounts } from '../../order/credit/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { signsIn } from '../../testing/customer-browser.ts';
import { HOME, result } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { erasePerson, exportPerson } from '../privacy/export-and-erase.ts';
import { findThanks } from './store.ts';
import { thankReferrers } from './thank-referrers.ts';

const store = useTestStore(openCardStore);
const DAY_MS = 86_400_000;
const DRIFT = 'drift.localhost';

let staff: ReturnType<typeof createStaffOrdersClient>;
/** A session of staff is over before thirty nights are. */
const comesIn = async (name: string) => {
  const manager = await signedIn(store, name, 'manager');
  staff = createStaffOrdersClient((path, init) => manager.fetch(path, init));
};
let visits = 0;
beforeEach(() => comesIn(`Manager${visits++}`));

/** A customer with a link of their own. */
const recommends = async (email: string) => {
  const shopper = store.shopper(DRIFT);
  const account = await signsIn(store, shopper, email);
  const { referralLink } = result(await account.customer());
  const code = new URL(referralLink).searchParams.get('ref') ?? '';
  return { code, client: shopper.client, credit: async () => result(await account.credit()) };
};

/** A friend who follows a link, and has a bed that is delivered today. */
const follows = async (code: string, email: string, line1 = '9 Elm Street') => {
  const friend = store.shopper(DRIFT);
  friend.browsesAs(`referral=${code}`);
  await friend.adds('mattress', 'queen');
  const order = await friend.places({ email, shippingAddress: { ...HOME, line1 } });
  result(await friend.client.payOrder(order.id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  for (const shipment of result(await staff.order(order.id)).shipments)
    for (const to of ['ready', 'delivered'] as const)
      result(await staff.moveShipment(order.id, shipment.id, { to }));
  await store.sweep();
  return {
    ...{ id: order.id, items: order.cart.items, client: friend.client },
    thanks: async () => (await findThanks(store.database.db, order.id))?.decision,
  };
};
const runs = async (days: number) => {
  store.clock.forward(days * DAY_MS);
  await thankReferrers(store.deps);
  await thankReferrers(store.deps);
  await store.sweep();
};
const mailTo = (email: string) =>
  store.sentMail.filter(({ to, subject }) => to === email && subject.includes('thank you'));

describe('a friend who keeps the bed for thirty nights', () => {
  it('brings both store credit, once, and an email to each', async () => {
    const ada = await recommends('ada@example.com');
    const order = await follows(ada.code, 'grace@example.com');
    expect(result(await staff.order(order.id)).referral).toMatchObject({
      ...{ email: 'ada@example.com', thanks: { decision: null } },
    });
    await runs(29);
    expect((await ada.credit()).balance.amount).toBe(0);
    await runs(1);
    await runs(3);
    await comesIn('Grace');
    expect(result(await staff.order(order.id)).referral?.thanks?.decision).toBe('thanked');
    const { balance, entries, staysWithOrders } = await ada.credit();
    expect([balance.amount, staysWithOrders]).toEqual([7_500, false]);
    expect(entries).toMatchObject([{ kind: 'thanks', order: null, amount: { amount: 7_500 } }]);
    const grace = await recommends('grace@example.com');
    expect((await grace.credit()).balance.amount).toBe(7_500);
    const told = result(await grace.client.orderTimeline(order.id)).filter(({ kind }) => kind === 'thanked');
    expect(told.map(({ amount }) => amount?.amount)).toEqual([7_500]);
    for (const email of ['ada@example.com', 'grace@example.com']) {
      const [mail, ...more] = mailTo(email);
      expect(more).toEqual([]);
      expect(mail?.text).toContain('$75');
    }
    expect(mailTo('grace@example.com')[0]?.text).not.toContain('ada@example.com');
  });

  it('leaves the money of the order as it was: all of it can be refunded to what paid it', async () => {
    const { code } = await recommends('mary@example.com');
    const order = await follows(code, 'jean@example.com', '14 Pine Road');
    await runs(30);
    await comesIn('Jean');
    const { balance, total } = result(await staff.order(order.id));
    expect(balance.left).toEqual(total);
    result(await staff.refund(order.id, { amount: total.amount, reason: 'Sorry' }));
    await store.sweep();
    await store.sweep();
    const refunded = (await store.ledger()).filter(
      ({ orderId, kind }) => orderId === order.id && kind === 'refund',
    );
    expect(refunded.map(({ amount }) => amount)).toEqual([total.amount]);
  });
});

describe('no thank-you', () => {
  it('is given for a bed that went back, one address, one friend again, or a code of no account', async () => {
    const lin = await recommends('lin@example.com');
    const returned = await follows(lin.code, 'returns@example.com', '20 Birch Street');
    const lines = [{ itemIdentifier: returned.items[0]?.itemIdentifier ?? '', quantity: 1 }];
    const seen = result(await returned.client.previewReturn(returned.id, { lines }));
    result(
      await returned.client.requestReturn(returned.id, {
        ...{ id: seen.id, words: '', isDonated: false, refund: seen.refund.amount },
        lines: lines.map((line) => ({ ...line, reason: 'too_soft' as const })),
      }),
    );
    const own = await follows(lin.code, 'lin@example.com', '21 Birch Street');
    const neighbor = await follows(lin.code, 'neighbor@example.com', '21, birch street');
    const first = await follows(lin.code, 'first@example.com', '22 Birch Street');
    const again = await follows(lin.code, 'First@example.com', '22 Birch Street');
    const stranger = await follows('of-another-service', 'stranger@example.com', '23 Birch Street');
    await runs(30);
    const all = [returned, own, neighbor, first, again, stranger];
    expect(await Promise.all(all.map(({ thanks }) => thanks()))).toEqual([
      ...['no_bed_left', 'same_person', 'same_address', 'thanked', 'friend_thanked_before', 'unknown_code'],
    ]);
    expect((await lin.credit()).balance.amount).toBe(7_500);
  });
});

describe('who is erased', () => {
  it('leaves no email with the credit of a thank-you', async () => {
    const { code } = await recommends('gone@example.com');
    await follows(code, 'stays@example.com', '30 Cedar Street');
    await runs(30);
    const accountOf = () =>
      store.database.db
        .select({ email: creditAccounts.email })
        .from(creditAccounts)
        .where(eq(creditAccounts.email, 'gone@example.com'));
    expect(await accountOf()).toHaveLength(1);
    const { account } = await exportPerson(store.database.db, 'gone@example.com');
    expect(account?.thanks).toMatchObject([{ decision: 'thanked' }]);
    await erasePerson(store.database, store.clock, 'gone@example.com');
    expect(await accountOf()).toEqual([]);
  });
});
