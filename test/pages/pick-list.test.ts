import { expect, test } from 'vitest';
import { resultOf } from '../support/visitor.ts';
import { ordered, orders, signsIn } from './delivered-order.ts';
import { faultsAt } from './page-faults.ts';
import type { PlainShopper } from './plain-shopper.ts';

const RENO = '/staff/pick-list?warehouse=reno';

const reads = async (staff: PlainShopper): Promise<string> => {
  await staff.opens(RENO);
  return staff.text();
};

test('staff pack what stands on the pick list of a warehouse without script, and it leaves the list', async () => {
  const { shortId } = await ordered();
  const staff = await signsIn();
  // Shipments are made a moment after the payment.
  await expect.poll(() => reads(staff), { timeout: 15_000 }).toContain(`${shortId}-1 is packed`);
  expect(staff.text(staff.find('list', 'From the shelves'))).toMatch(
    new RegExp(`× Classic memory foam mattress, .*${shortId}-1: 1`),
  );
  await staff.presses(`${shortId}-1 is packed`);
  expect(staff.path).toBe(`${RENO}&packed=1`);
  expect(staff.text()).toContain('It is packed, and no longer on this list.');
  expect(staff.text()).not.toContain(`${shortId}-1`);
});

test('what goes into the box of another order is packed with it: it has a packing slip and no button', async () => {
  const { shopper, id, shortId } = await ordered();
  await resultOf(shopper.visitor.client.addToOrder(id));
  await shopper.adds('/bedding/pillow');
  const added = await orders(shopper);
  const staff = await signsIn();
  await expect.poll(() => reads(staff), { timeout: 15_000 }).toContain(`goes into the box of ${shortId}-1`);
  expect(staff.text()).toContain(`Packing slip ${added.shortId}-1 (PDF)`);
  expect(staff.text()).toContain(`${shortId}-1 is packed`);
  expect(staff.text()).not.toContain(`${added.shortId}-1 is packed`);
  expect(await faultsAt(staff.visitor, RENO)).toEqual([]);
});
