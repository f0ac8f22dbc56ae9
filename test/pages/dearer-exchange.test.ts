import { expect, test } from 'vitest';
import { resultOf } from '../support/visitor.ts';
import { delivers, ordered, signsIn, typesCard } from './delivered-order.ts';
import type { PlainShopper } from './plain-shopper.ts';
import { getFrom } from './store-host.ts';

/** Asks for the largest size of a delivered mattress, and is on the page of the company then; what is paid there. */
const asksForKing = async (shopper: PlainShopper, id: string): Promise<string> => {
  await shopper.opens(`/orders/${id}/return`);
  await shopper.follows('Exchange Classic memory foam mattress for another one');
  expect(shopper.text()).toContain('For something that costs more you pay the difference by card.');
  shopper.selects('What you want instead', /^King: costs \$[\d,.]+ more$/);
  await shopper.presses('See what it comes to');
  const wanted = shopper.text(shopper.find('region', 'What you get instead'));
  const paid = /You pay by card now (\$[\d,.]+)/.exec(wanted)?.[1] ?? '';
  expect(shopper.text()).toContain('Until then nothing is exchanged.');
  await shopper.presses(`Exchange it and pay ${paid}`);
  expect(shopper.text()).toContain(`Pay ${paid}`);
  return paid;
};

test('A mattress is exchanged for a dearer one without script: turned back from the page of the card company, then declined, then paid', async () => {
  const { shopper, id } = await ordered();
  const staff = await signsIn();
  await delivers(staff, id);
  const paid = await asksForKing(shopper, id);

  await shopper.follows('Cancel');
  expect(shopper.path).toBe(`/orders/${id}?news=exchange-left`);
  expect(shopper.text()).toContain('It is not paid yet. You can pay below, or keep what you have.');
  expect(shopper.text()).toContain('It waits for your payment: until then nothing is exchanged.');
  await staff.opens('/staff/returns');
  expect(staff.text()).not.toContain('Exchange that waits for its payment');

  await shopper.presses(`Pay ${paid} now`);
  await typesCard(shopper, '4000000000000002');
  expect(shopper.text()).toContain('Your card was declined');
  await typesCard(shopper, '4242424242424242');
  expect(shopper.path).toBe(`/orders/${id}?news=exchange-paid`);
  expect(shopper.text()).toContain('Thank you, it is paid.');
  expect(shopper.text()).toContain('We have your return, and write to you within one business day.');

  const { returns } = await resultOf(shopper.visitor.client.orderReturns(id));
  const exchange = returns[0]?.exchange;
  await shopper.opens(`/orders/${exchange?.orderId}`);
  expect(shopper.text()).toContain(`By card: ${paid}`);
  expect(shopper.text()).toContain(`You paid ${paid}.`);
  await staff.opens(`/staff/orders/${id}`);
  await staff.presses('Approve the return');
  await delivers(staff, exchange?.orderId ?? '');
});

test('An exchange that waits for its payment can be paid on the page of what comes, and is called off on that of its order', async () => {
  const { shopper, id } = await ordered();
  await delivers(await signsIn(), id);
  const paid = await asksForKing(shopper, id);
  const { returns } = await resultOf(shopper.visitor.client.orderReturns(id));
  await shopper.opens(`/orders/${returns[0]?.exchange?.orderId}`);
  await shopper.presses(`Pay ${paid} now`);
  expect(shopper.text()).toContain(`Pay ${paid}`);
  await shopper.opens(`/orders/${id}`);
  await shopper.presses('Keep it after all');
  expect(shopper.text()).toContain('It was not paid for, so that nothing was exchanged.');
  expect(shopper.findAll('button', `Pay ${paid} now`)).toEqual([]);
});

test('An exchange that was called off in another tab is not said to be late', async () => {
  const { shopper, id } = await ordered();
  await delivers(await signsIn(), id);
  const paid = await asksForKing(shopper, id);
  await shopper.opens(`/orders/${id}`);
  const { returns } = await resultOf(shopper.visitor.client.orderReturns(id));
  await resultOf(shopper.visitor.client.cancelReturn(id, returns[0]?.id ?? ''));
  await shopper.presses(`Pay ${paid} now`);
  expect(shopper.path).toBe(`/orders/${id}?news=exchange-called-off`);
  expect(shopper.text()).toContain('You have called the exchange off, so you keep what you have.');
});

test('The pages of an order let their forms lead to the card company, and load nothing of it', async () => {
  for (const path of ['/orders/1', '/es/orders/1/exchange', '/orders/1/address', '/my-account/orders/1']) {
    const { headers } = await getFrom('halcyon', path);
    const policy = String(headers['content-security-policy']);
    expect(policy, path).toMatch(/form-action 'self' http/);
    expect(policy, path).toMatch(/script-src 'self' 'nonce-[^' ]+';/);
  }
  const { headers } = await getFrom('halcyon', '/orders/1/cancel');
  expect(String(headers['content-security-policy'])).toContain("form-action 'self';");
});
