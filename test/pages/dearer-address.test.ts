import { expect, test } from 'vitest';
import { resultOf } from '../support/visitor.ts';
import { ordered, packs, signsIn, typesCard } from './delivered-order.ts';
import type { PlainShopper } from './plain-shopper.ts';

const PLACES = {
  Manchester: { street: '1 Elm St', state: 'NH', zip: '03101' },
  'San Francisco': { street: '1 Main St', state: 'CA', zip: '94105' },
} as const;

/** Types an address in, and looks at what it changes. */
const looksAt = async (shopper: PlainShopper, id: string, city: keyof typeof PLACES): Promise<void> => {
  const { street, state, zip } = PLACES[city];
  await shopper.opens(`/orders/${id}/address`);
  const typed = { 'Full name': 'Ada Lovelace', Phone: '503 555 0142', 'Address line 1': street };
  for (const [label, text] of Object.entries({ ...typed, City: city, 'ZIP code': zip }))
    shopper.fills(label, text);
  shopper.selects('State', state);
  await shopper.presses('See what changes');
};

/** Asks for an address where there are taxes, of an order that goes where there are none; what is paid for it. */
const asksForCalifornia = async (shopper: PlainShopper, id: string): Promise<string> => {
  await looksAt(shopper, id, 'Manchester');
  await shopper.presses('Send it there');
  await looksAt(shopper, id, 'San Francisco');
  const paid = /Taxes and fees are (\$[\d,.]+) more there\./.exec(shopper.text())?.[1] ?? '';
  expect(shopper.text()).toContain('Until then your order still goes to the first address.');
  await shopper.presses(`Send it there and pay ${paid}`);
  expect(shopper.text()).toContain(`Pay ${paid}`);
  return paid;
};

test('An order is sent where it costs more without script: turned back from the page of the card company, declined, then paid', async () => {
  const { shopper, id } = await ordered();
  const paid = await asksForCalifornia(shopper, id);
  await shopper.follows('Cancel');
  expect(shopper.path).toBe(`/orders/${id}?news=address-left`);
  expect(shopper.text()).toContain('Your new address waits for your payment');
  expect(shopper.text()).toContain('Manchester, NH');
  const staff = await signsIn();
  await staff.opens(`/staff/orders/${id}`);
  expect(staff.text()).toContain('A new address waits for its payment');

  await shopper.presses(`Pay ${paid} now`);
  await typesCard(shopper, '4000000000000002');
  expect(shopper.text()).toContain('Your card was declined');
  await typesCard(shopper, '4242424242424242');
  expect(shopper.path).toBe(`/orders/${id}?news=address-paid`);
  expect(shopper.text()).toContain('San Francisco, CA');
  expect(shopper.text()).toContain(`For the new address: ${paid}`);
  expect(shopper.text()).toContain(`You paid ${paid} more for another address.`);
  expect(shopper.text()).toMatch(/Invoice \S+ for the new address \(PDF\)/);
  await staff.opens(`/staff/orders/${id}`);
  await staff.follows(/^New address paid by order /);
  await staff.follows(/^Pays for the new address of order /);
  expect(staff.path).toBe(`/staff/orders/${id}`);
});

test('A change of the address that waits for its payment is called off on the page of its order', async () => {
  const { shopper, id } = await ordered();
  const paid = await asksForCalifornia(shopper, id);
  await shopper.opens(`/orders/${id}`);
  await shopper.presses('Keep the address');
  expect(shopper.path).toBe(`/orders/${id}?news=address-stays`);
  expect(shopper.text()).toContain('Manchester, NH');
  expect(shopper.findAll('button', `Pay ${paid} now`)).toEqual([]);
});

test('A change that was called off in another tab is not said to be late', async () => {
  const { shopper, id } = await ordered();
  const paid = await asksForCalifornia(shopper, id);
  await shopper.opens(`/orders/${id}`);
  await resultOf(shopper.visitor.client.keepAddress(id));
  await shopper.presses(`Pay ${paid} now`);
  expect(shopper.path).toBe(`/orders/${id}?news=address-called-off`);
  expect(shopper.text()).toContain('You have called the change off, so the address stays as it was.');
});

test('An order that was packed while its shopper was on the page of the card company has nothing to be paid', async () => {
  const { shopper, id } = await ordered();
  const paid = await asksForCalifornia(shopper, id);
  await packs(await signsIn(), id);
  await shopper.follows('Cancel');
  expect(shopper.text()).not.toContain('You can pay below');
  expect(shopper.findAll('button', `Pay ${paid} now`)).toEqual([]);
  const looksAgain = async (): Promise<string> => {
    await shopper.opens(`/orders/${id}?news=address-left`);
    return shopper.text();
  };
  // The store looks for such changes four times a minute, where it has nothing else to do.
  await expect
    .poll(looksAgain, { timeout: 90_000 })
    .toContain('Your order could no longer go to the new address, so it goes to the first one.');
});
