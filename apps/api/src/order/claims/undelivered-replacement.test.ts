import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { sum } from '@counterpane/rules/money/sum';
import { beforeAll, describe, expect, it } from 'vitest';
import { stock } from '../../catalogue/tables.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { type StaffBrowser, signedIn } from '../../testing/staff-browser.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { claimedOrder } from './testing/claimed-order.ts';

const store = useTestStore(openCardStore);
let manager: StaffBrowser;
beforeAll(async () => {
  manager = await signedIn(store, 'Maya', 'manager');
});
const staff = () => createStaffOrdersClient((path, init) => manager.fetch(path, init));

const availableUnits = async () =>
  sum((await store.database.db.select().from(stock)).map(({ available }) => available));

/** A claim whose replacement is made ready. */
const replaced = async () => {
  const made = await claimedOrder(store, staff());
  const ordered = await availableUnits();
  result(await staff().moveClaim(made.id, made.claimId, { to: 'replaced', told: '' }));
  await store.sweep();
  const replacements = async () =>
    result(await staff().order(made.id)).shipments.filter(({ isReplacement }) => isReplacement);
  const [shipment] = await replacements();
  if (!shipment) throw new Error('a claim that is approved has a replacement');
  return { ...made, ordered, shipment, replacements, ledger: await accountsOf(store, made.id) };
};

describe('a replacement that does not arrive', () => {
  it('goes out once more and takes stock again, and no money moves', async () => {
    const { shopper, id, shipment, replacements, ledger, ordered } = await replaced();
    for (const to of ['shipped', 'lost'] as const)
      result(await staff().moveShipment(id, shipment.id, { to }));
    const listed = result(await staff().troubledShipments()).map((one) => one.id);
    expect(listed).toContain(shipment.id);
    result(await staff().decideShipment(id, shipment.id, { to: 'resent', restocked: [] }));
    const [, again] = await replacements();
    expect(again).toMatchObject({ status: 'preparing', lines: shipment.lines });
    expect(ordered - (await availableUnits())).toBe(2);
    for (const to of ['shipped', 'delivered'] as const)
      result(await staff().moveShipment(id, again?.id ?? '', { to }));
    await store.sweep();
    const [claim] = result(await shopper.client.orderClaims(id)).claims;
    expect(claim).toMatchObject({ status: 'replaced', replacement: { status: 'delivered' } });
    expect(await accountsOf(store, id)).toEqual(ledger);
  });

  it('is not refunded, because nothing was paid for it', async () => {
    const { id, shipment, ledger } = await replaced();
    for (const to of ['shipped', 'returned_to_sender'] as const)
      result(await staff().moveShipment(id, shipment.id, { to }));
    const decision = { to: 'refunded' as const, restocked: [] };
    expect(refusal(await staff().decideShipment(id, shipment.id, decision)).code).toBe(
      'shipment_cannot_move',
    );
    expect(await accountsOf(store, id)).toEqual(ledger);
  });

  it('is back in stock when staff do not send it after all', async () => {
    const { id, shipment, replacements, ledger, ordered } = await replaced();
    expect(ordered - (await availableUnits())).toBe(1);
    result(await staff().decideShipment(id, shipment.id, { to: 'cancelled', restocked: [] }));
    await store.sweep();
    expect((await replacements()).map(({ status }) => status)).toEqual(['cancelled']);
    expect(await availableUnits()).toBe(ordered);
    expect(await accountsOf(store, id)).toEqual(ledger);
  });
});
