import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { sum } from '@counterpane/rules/money/sum';
import { beforeEach, describe, expect, it } from 'vitest';
import { stock } from '../../catalogue/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { HOME, refusal, result, type Shopper } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn, signedInOnce } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeEach(async () => {
  manager ??= await signedIn(store, 'Maya', 'manager');
});
const staff = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));

/** A paid order of a mattress, which leaves from Reno, and a foundation, which leaves from Dallas, the first of them away. */
const away = async (state: 'lost' | 'returned_to_sender') => {
  const shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
  await shopper.adds('steel-frame-mattress-foundation', 'queen');
  const order = await shopper.places();
  const { id } = order;
  result(await shopper.client.payOrder(id, { paymentToken: 'tok_visa' }));
  await store.sweep();
  const [first] = result(await staff().order(id)).shipments;
  if (!first) throw new Error('a paid order has a shipment');
  for (const to of ['shipped', state] as const) result(await staff().moveShipment(id, first.id, { to }));
  return {
    shopper,
    id,
    first,
    lines: first.lines.map(({ itemIdentifier, quantity }) => ({ itemIdentifier, quantity })),
  };
};

const units = async () => {
  const rows = await store.database.db.select().from(stock);
  return {
    available: sum(rows.map(({ available }) => available)),
    sold: sum(rows.map(({ sold }) => sold)),
  };
};

/** The subjects of what is sent now. */
const told = async (): Promise<string[]> => {
  const before = store.sentMail.length;
  // A refund is told of once it is made.
  for (let sweeps = 0; sweeps < 2; sweeps += 1) await store.sweep();
  return store.sentMail.slice(before).map(({ subject }) => subject);
};

/** The cents that staff see before they decide. */
const givesBack = async (id: string, shipmentId: string): Promise<number | undefined> =>
  result(await staff().order(id)).shipments.find((one) => one.id === shipmentId)?.givesBack?.amount;

const whereIs = async (shopper: Shopper, id: string) => result(await shopper.client.fulfillment(id));
const listed = async () => result(await staff().troubledShipments());

describe('a shipment that did not arrive', () => {
  it('is told to its shopper when it is lost and when it comes back, with what happens next', async () => {
    await away('lost');
    expect(await told()).toContainEqual(
      expect.stringMatching(/^A shipment of your Halcyon order .* is lost$/),
    );
    const mail = store.sentMail.findLast(({ subject }) => subject.endsWith('is lost'));
    expect(mail?.text).toContain('You do not have to do anything.');
    await away('returned_to_sender');
    expect(await told()).toContainEqual(expect.stringMatching(/could not be delivered$/));
  });

  it('stands in the list of staff until it is decided', async () => {
    const { id, first } = await away('lost');
    expect(await listed()).toContainEqual(
      expect.objectContaining({ id: first.id, status: 'lost', order: expect.objectContaining({ id }) }),
    );
    result(await staff().decideShipment(id, first.id, { to: 'resent', restocked: [] }));
    expect((await listed()).map((one) => one.id)).not.toContain(first.id);
  });

  it('goes out again to an address that staff correct, at the price that was paid, and its shopper is written to', async () => {
    const { shopper, id, first, lines } = await away('returned_to_sender');
    await told();
    const before = await accountsOf(store, id);
    const { undeliveredTo } = result(await staff().order(id));
    expect(undeliveredTo).toMatchObject({ city: HOME.city, zip: HOME.zip });
    const right = { ...HOME, line1: '1 Elm St', city: 'Manchester', state: 'NH', zip: '03101' };
    const decision = { to: 'resent', restocked: lines } as const;
    for (const [address, code] of [
      [{ ...right, line1: '' }, 'address_invalid'],
      [{ ...right, country: 'CA', state: 'ON', zip: 'M5V 2T6' }, 'region_blacklisted'],
    ] as const)
      expect(refusal(await staff().decideShipment(id, first.id, { ...decision, address })).code).toBe(code);
    const decided = result(await staff().decideShipment(id, first.id, { ...decision, address: right }));
    expect(decided.undeliveredTo).toBeNull();
    expect(result(await shopper.client.order(id)).shippingDetails.address).toMatchObject({
      city: 'Manchester',
    });
    expect(await accountsOf(store, id)).toEqual(before);
    expect(await told()).toContainEqual(expect.stringMatching(/^New address for your Halcyon order /));
    const kinds = result(await shopper.client.orderTimeline(id)).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['address_changed', 'resent']));
  });

  it('goes out again at no charge: its units are taken from stock once more, it has a new promise, and it can be sent back once it is there', async () => {
    const { shopper, id, first, lines } = await away('lost');
    await told();
    const [before, ledger] = [await units(), await accountsOf(store, id)];
    const { shipments } = result(await staff().decideShipment(id, first.id, { to: 'resent', restocked: [] }));
    const again = shipments.find(({ resends }) => resends === first.number);
    expect(again).toMatchObject({ status: 'preparing', number: 3, to: expect.any(String) });
    expect(again?.lines).toEqual(first.lines);
    const after = await units();
    expect(before.available - after.available).toBe(after.sold - before.sold);
    expect(after.sold).toBeGreaterThan(before.sold);
    expect(await told()).toEqual([
      expect.stringMatching(/^We are sending part of your Halcyon order .* again$/),
    ]);
    expect((await whereIs(shopper, id)).status).toBe('preparing');
    for (const to of ['shipped', 'delivered'] as const)
      result(await staff().moveShipment(id, again?.id ?? '', { to }));
    expect(await accountsOf(store, id)).toEqual(ledger);
    const returns = result(await shopper.client.orderReturns(id));
    const sent = returns.lines.find(({ itemIdentifier }) => itemIdentifier === lines[0]?.itemIdentifier);
    expect(sent?.returnable).toBe(1);
  });

  it('is refunded for exactly what its lines are worth, is written off where it is lost, and is decided once', async () => {
    const { shopper, id, first } = await away('lost');
    await told();
    const before = await units();
    const shown = (await givesBack(id, first.id)) ?? 0;
    const decision = { to: 'refunded' as const, restocked: [] };
    const other = { ...decision, expected: shown + 1 };
    expect(refusal(await staff().decideShipment(id, first.id, other)).code).toBe('refund_changed');
    result(await staff().decideShipment(id, first.id, { ...decision, expected: shown }));
    expect(await units()).toEqual(before);
    expect(await told()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/did not arrive$/),
        expect.stringMatching(/refunded for/),
      ]),
    );
    const { cart, total } = result(await shopper.client.order(id));
    const goods = sum(
      cart.items
        .filter((item) => first.lines.some((line) => line.itemIdentifier === item.itemIdentifier))
        .map(({ priceAfterDiscount }) => priceAfterDiscount.amount),
    );
    const { refunds = 0 } = await accountsOf(store, id);
    expect(refunds).toBe(shown);
    expect(await givesBack(id, first.id)).toBeUndefined();
    expect(refunds).toBeGreaterThanOrEqual(goods);
    expect(refunds).toBeLessThan(total.amount);
    const { status, items } = await whereIs(shopper, id);
    expect(status).toBe('preparing');
    expect(
      items.find(({ itemIdentifier }) => itemIdentifier === first.lines[0]?.itemIdentifier),
    ).toMatchObject({
      fulfillmentStatus: 'refunded',
    });
    for (const to of ['refunded', 'resent'] as const)
      expect(refusal(await staff().decideShipment(id, first.id, { to, restocked: [] })).code).toBe(
        'shipment_cannot_move',
      );
  });

  it('is back in stock where it came back whole, and what is lost never is', async () => {
    const back = await away('returned_to_sender');
    const before = await units();
    const decision = { to: 'refunded' as const, restocked: back.lines };
    result(await staff().decideShipment(back.id, back.first.id, decision));
    const after = await units();
    expect(after.available - before.available).toBe(before.sold - after.sold);
    expect(after.available).toBeGreaterThan(before.available);
    const gone = await away('lost');
    expect(
      refusal(await staff().decideShipment(gone.id, gone.first.id, { to: 'resent', restocked: gone.lines }))
        .code,
    ).toBe('return_too_many');
  });

  it('that came back goes out again as the same units', async () => {
    const { id, first, lines } = await away('returned_to_sender');
    const before = await units();
    result(await staff().decideShipment(id, first.id, { to: 'resent', restocked: lines }));
    expect(await units()).toEqual(before);
  });

  it('is decided by those who may give money back, and not before it is in trouble', async () => {
    const { id, first } = await away('lost');
    const agent = await signedIn(store, 'Ama', 'agent');
    const asAgent = createStaffOrdersClient((path, init) => agent.fetch(path, init));
    const decision = { to: 'resent' as const, restocked: [] };
    expect(refusal(await asAgent.decideShipment(id, first.id, decision)).code).toBe('not_allowed');
    const waits = result(await staff().order(id)).shipments.find(({ status }) => status === 'preparing');
    expect(refusal(await staff().decideShipment(id, waits?.id ?? '', decision)).code).toBe(
      'shipment_cannot_move',
    );
  });

  it('takes a fresh proof, as what is not sent after all does', async () => {
    const { id, first } = await away('lost');
    const waits = result(await staff().order(id)).shipments.find(({ status }) => status === 'preparing');
    const browser = await signedInOnce(store, 'Noor', 'manager');
    store.clock.forward(11 * 60_000);
    const late = createStaffOrdersClient((path, init) => browser.fetch(path, init));
    for (const [shipmentId, to] of [
      [first.id, 'refunded'],
      [waits?.id ?? '', 'cancelled'],
    ] as const)
      expect(refusal(await late.decideShipment(id, shipmentId, { to, restocked: [] })).code).toBe(
        'proof_required',
      );
  });
});
