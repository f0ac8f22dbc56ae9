import { expect, test } from 'vitest';
import { resultOf } from '../support/visitor.ts';
import { delivers, ordered, signsIn } from './delivered-order.ts';

test('a mattress is delivered, sent back without script, received by staff, and its money is back to the cent', async () => {
  const { shopper, id, shortId } = await ordered();
  const staff = await signsIn();
  await delivers(staff, id);

  await shopper.opens(`/orders/${id}`);
  const trial = shopper.text(shopper.find('region', 'Trial and returns'));
  expect(trial).toMatch(
    /Classic memory foam mattress Try it from [\w ,]+ until the night of [A-Z][a-z]+ \d+, 2\d{3}/,
  );
  await shopper.follows('Return items');
  await shopper.presses('See what you get back');
  expect(shopper.heading()).toBe('Return items');
  shopper.selects(/^How many Classic memory foam mattress/, 'Return 1');
  shopper.selects(/^Reason Classic memory foam mattress/, 'Too soft');
  await shopper.presses('See what you get back');
  expect(shopper.heading()).toBe('Return these items?');
  const parts = shopper.text(shopper.find('region', 'What you get back'));
  const back = /You get back (\$[\d,.]+)/.exec(parts)?.[1] ?? '';
  expect(shopper.text()).toContain('what you have used is yours to keep');
  shopper.checks(/^I give it to a charity/);
  shopper.fills(/^Anything we should know/, 'The stairs are steep.');
  await shopper.presses(`Return and get ${back} back`);
  expect(shopper.path).toBe(`/orders/${id}?news=return`);
  expect(shopper.text()).toContain(`You get ${back} back once we have it.`);

  await staff.opens('/staff/returns');
  expect(staff.text(staff.find('list', 'Return to decide'))).toContain(shortId);
  await staff.follows(shortId);
  const returns = () => staff.text(staff.find('region', 'Returns'));
  expect(returns()).toContain('Classic memory foam mattress: too soft');
  expect(returns()).toContain('The customer wrote: The stairs are steep.');
  await staff.presses('Refuse the return');
  expect(staff.findAll('alert', '')).toHaveLength(1);
  staff.fills(/^What the customer is told/, 'Thank you for finding a charity.');
  await staff.presses('Approve the return');
  await shopper.opens(`/orders/${id}`);
  expect(shopper.text()).toContain('Thank you for finding a charity.');
  await staff.presses(`Receive it and give ${back} back`);
  expect(returns()).toContain('1 came, 0 into stock');
  const readsAgain = async (): Promise<string> => {
    await shopper.opens(`/orders/${id}`);
    return shopper.text();
  };
  // Money moves a moment later.
  await expect
    .poll(readsAgain, { timeout: 15_000 })
    .toContain('We have it back, and your money is refunded.');
  await expect.poll(readsAgain).toContain(`Refunded ${back} on `);
});

test('a return is called off on the page of its order, and what cannot be sent back is named', async () => {
  const { shopper, id } = await ordered();
  await shopper.opens(`/orders/${id}/return`);
  expect(shopper.text()).toContain('There is nothing to send back at the moment');
  const { items } = await resultOf(shopper.visitor.client.fulfillment(id));
  await shopper.opens(`/orders/${id}/return?units-${items[0]?.itemIdentifier}=1`);
  expect(shopper.text(shopper.find('alert', ''))).toContain('this cannot be sent back any more');
});

test('a mattress is exchanged for a smaller one without script, sent by staff, and the old one received', async () => {
  const { shopper, id } = await ordered();
  const staff = await signsIn();
  await delivers(staff, id);
  await shopper.opens(`/orders/${id}/return`);
  await shopper.follows('Exchange Classic memory foam mattress for another one');
  expect(shopper.heading()).toBe('Exchange');
  shopper.selects('What you want instead', /^King: costs \$[\d,.]+ more$/);
  await shopper.presses('See what it comes to');
  expect(shopper.text()).toMatch(/You pay by card now \$[\d,.]+/);
  await shopper.follows('Choose again');
  shopper.selects('What you want instead', /^Twin: you get \$[\d,.]+ back$/);
  shopper.selects('Reason', 'It does not fit');
  await shopper.presses('See what it comes to');
  expect(shopper.heading()).toBe('Exchange it?');
  const wanted = shopper.text(shopper.find('region', 'What you get instead'));
  expect(wanted).toContain('Classic memory foam mattress, Twin');
  const back = /You get back once we have the old one (\$[\d,.]+)/.exec(wanted)?.[1] ?? '';
  await shopper.presses(`Exchange it and get ${back} back`);
  expect(shopper.path).toBe(`/orders/${id}?news=return`);
  expect(shopper.text()).toContain('In exchange: Classic memory foam mattress, Twin.');

  await staff.opens(`/staff/orders/${id}`);
  const returns = () => staff.text(staff.find('region', 'Returns'));
  expect(returns()).toContain('In exchange: Classic memory foam mattress, Twin');
  await staff.presses('Approve the return');
  const { returns: made } = await resultOf(shopper.visitor.client.orderReturns(id));
  const exchange = made[0]?.exchange;
  await delivers(staff, exchange?.orderId ?? '');
  await shopper.opens(`/orders/${exchange?.orderId}`);
  expect(shopper.text()).toContain('What you send back of order ');
  await staff.opens('/staff/returns');
  const owed = staff.text(staff.find('list', 'Sent in exchange, and the old one is not back'));
  expect(owed).toContain(exchange?.shortId);
  await staff.opens(`/staff/orders/${id}`);
  await staff.presses(`Receive it and give ${back} back`);
  expect(returns()).toContain('1 came, 0 into stock');
});
