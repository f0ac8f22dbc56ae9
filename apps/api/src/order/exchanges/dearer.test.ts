import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { signsIn } from '../../testing/customer-browser.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});
const staff = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));

const delivers = async (id: string) => {
  for (const shipment of result(await staff().order(id)).shipments)
    for (const to of ['ready', 'delivered'] as const)
      result(await staff().moveShipment(id, shipment.id, { to }));
};

/** A customer of Drift who has so much store credit and the smallest mattress, which is delivered. */
const customerWith = async (email: string, cents: number) => {
  const shopper = store.shopper('drift.localhost');
  const account = await signsIn(store, shopper, email);
  await shopper.adds('pillow', 'king', 4);
  const earlier = await shopper.places({ email });
  result(await shopper.client.payOrder(earlier.id, { paymentToken: 'tok_visa' }));
  if (cents > 0) result(await staff().refund(earlier.id, { amount: cents, reason: 'Sorry', credit: 'all' }));
  await shopper.adds('mattress', 'twin');
  const { id } = await shopper.places({ email });
  const { total, cart } = result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  await delivers(id);
  const item = cart.items.find(({ product, isGift }) => product.name === 'mattress' && !isGift);
  const itemIdentifier = item?.itemIdentifier ?? '';
  const balance = async () => result(await account.credit()).balance.amount;
  return { shopper, id, total, itemIdentifier, balance };
};

type Customer = Awaited<ReturnType<typeof customerWith>>;

/** The mattress in another size. */
const choiceOf = async ({ shopper, id, itemIdentifier }: Customer, options: string) => {
  const { choices, title, credit } = result(await shopper.client.exchangeChoices(id, itemIdentifier));
  const choice = choices.find((one) => one.title === title && one.options === options);
  if (!choice) throw new Error(`no ${options}`);
  return { ...choice, credit, chosen: { itemIdentifier, sku: choice.sku } };
};

/** Looks at the mattress in another size, and what asks for it then. */
const looksAt = async (customer: Customer, options: string) => {
  const { chosen } = await choiceOf(customer, options);
  const seen = result(await customer.shopper.client.previewExchange(customer.id, chosen));
  const act = {
    ...{ ...chosen, id: seen.returned.id, reason: 'does_not_fit' as const, words: '', isDonated: false },
    ...{ back: seen.back.amount, fromCredit: seen.fromCredit.amount },
  };
  return { seen, act };
};

const exchanges = async (customer: Customer, options: string) => {
  const { seen, act } = await looksAt(customer, options);
  result(await customer.shopper.client.requestExchange(customer.id, act));
  const [made] = result(await customer.shopper.client.orderReturns(customer.id)).returns;
  return { seen, returnId: act.id, newId: made?.exchange?.orderId ?? '' };
};

const sweepTwice = async () => {
  await store.sweep();
  await store.sweep();
};

const creditOf = async (id: string): Promise<number> =>
  Object.entries(await accountsOf(store, id)).find(([account]) => account.startsWith('credit:'))?.[1] ?? 0;

describe('an exchange for something dearer', () => {
  it('has store credit pay exactly the previewed difference, in the ledger of the new order', async () => {
    const customer = await customerWith('ada.king@example.com', 20_000);
    const { more, isPayable, credit } = await choiceOf(customer, 'Full');
    expect([isPayable, credit.amount]).toEqual([true, 20_000]);
    const { seen, returnId, newId } = await exchanges(customer, 'Full');
    const { cost } = seen.wanted;
    expect([seen.back.amount, seen.fromCredit]).toEqual([0, more]);
    expect(seen.fromCredit.amount).toBe(cost.amount - seen.returned.refund.amount);
    expect(await customer.balance()).toBe(20_000 - seen.fromCredit.amount);
    expect(await accountsOf(store, newId)).toMatchObject({
      ...{ sales: -cost.amount, exchanges: seen.returned.refund.amount, 'credit-set-aside': 0 },
    });
    expect(await creditOf(newId)).toBe(seen.fromCredit.amount);
    const order = result(await customer.shopper.client.order(newId));
    expect(order).toMatchObject({ status: 'paid', total: cost, credit: seen.fromCredit });
    await store.sweep();
    const told = store.sentMail.find(({ messageId }) => messageId === `return.${returnId}.requested`);
    expect(told?.subject).toMatch(/^Your exchange of Drift order /);
    const paid = `$${(seen.fromCredit.amount / 100).toFixed(2)}`;
    expect(told?.text).toContain(`your store credit has paid ${paid}.`);
  });

  it('gives the new one’s money back as it was paid: what the old one was worth to its card, the difference to credit', async () => {
    const customer = await customerWith('grace.king@example.com', 20_000);
    const { seen, returnId, newId } = await exchanges(customer, 'Full');
    const { shopper, id, itemIdentifier, total } = customer;
    result(await staff().moveReturn(id, returnId, { to: 'approved', told: '' }));
    await store.sweep();
    await delivers(newId);
    const came = [{ itemIdentifier, quantity: 1, restocked: 1 }];
    result(await staff().receiveReturn(id, returnId, { lines: came, told: '' }));
    await sweepTwice();
    expect((await accountsOf(store, id)).refunds).toBe(seen.returned.refund.amount);
    const { items } = result(await shopper.client.fulfillment(newId));
    const lines = items.map((item) => ({ itemIdentifier: item.itemIdentifier, quantity: 1 }));
    const back = result(await shopper.client.previewReturn(newId, { lines }));
    expect(back.refund).toEqual(seen.wanted.cost);
    result(
      await shopper.client.requestReturn(newId, {
        ...{ id: back.id, refund: back.refund.amount, words: '', isDonated: false, photos: [] },
        lines: lines.map((line) => ({ ...line, reason: 'too_soft' as const })),
      }),
    );
    result(await staff().moveReturn(newId, back.id, { to: 'approved', told: '' }));
    const both = lines.map((line) => ({ ...line, restocked: 1 }));
    result(await staff().receiveReturn(newId, back.id, { lines: both, told: '' }));
    await sweepTwice();
    const given = (await store.ledger()).filter(({ kind }) => kind === 'refund');
    expect(given.findLast(({ amount }) => amount === seen.returned.refund.amount)).toBeDefined();
    expect(await customer.balance()).toBe(20_000);
    expect(await creditOf(newId)).toBe(0);
    expect(seen.returned.refund.amount).toBeLessThanOrEqual(total.amount);
  });

  it('that is called off gives the credit back, and is not sent', async () => {
    const customer = await customerWith('joan.king@example.com', 20_000);
    const { returnId, newId } = await exchanges(customer, 'Full');
    result(await customer.shopper.client.cancelReturn(customer.id, returnId));
    await store.sweep();
    expect(await customer.balance()).toBe(20_000);
    expect(await accountsOf(store, newId)).toMatchObject({ sales: 0, exchanges: 0 });
    const told = store.sentMail.find(({ messageId }) => messageId === `return.${returnId}.cancelled`);
    expect(told?.text).toContain('of store credit that paid for what you wanted instead is yours again.');
  });

  it('says what is missing where the credit is not enough, and how it is ordered where there is none', async () => {
    const customer = await customerWith('edith.king@example.com', 100);
    const { more, chosen, isPayable } = await choiceOf(customer, 'Full');
    const missing = `$${(((more?.amount ?? 0) - 100) / 100).toFixed(2)}`;
    expect(isPayable).toBe(false);
    const refused = refusal(await customer.shopper.client.previewExchange(customer.id, chosen));
    expect(refused).toMatchObject({ code: 'exchange_costs_more', more });
    expect(refused.error).toContain(`you have $1.00 of store credit: ${missing} is missing.`);
    const poor = await customerWith('mary.king@example.com', 0);
    const again = await choiceOf(poor, 'Full');
    expect(refusal(await poor.shopper.client.previewExchange(poor.id, again.chosen)).error).toMatch(
      /more than what you send back\. Order it as usual/,
    );
  });

  it('spends the same credit once, and never other cents than were seen', async () => {
    const customer = await customerWith('hedy.king@example.com', 20_000);
    const { act } = await looksAt(customer, 'Full');
    const { shopper, id } = customer;
    for (const fromCredit of [0, act.fromCredit + 1])
      expect(refusal(await shopper.client.requestExchange(id, { ...act, fromCredit }))).toMatchObject({
        code: 'exchange_changed',
        more: { amount: act.fromCredit },
      });
    const clicks = await Promise.all([1, 2].map(() => shopper.client.requestExchange(id, act)));
    for (const click of clicks) result(click);
    expect(await customer.balance()).toBe(20_000 - act.fromCredit);
  });
});
