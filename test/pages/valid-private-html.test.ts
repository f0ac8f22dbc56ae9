import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeFor } from '../support/sign-in-codes.ts';
import { resultOf } from '../support/visitor.ts';
import { delivers, ordered, signsIn } from './delivered-order.ts';
import { faultsAt, faultsOfRefusal } from './page-faults.ts';
import { PageVisitor } from './page-visitor.ts';
import { PlainShopper } from './plain-shopper.ts';
import { signedIn } from './signed-in.ts';

const BED = 'Classic memory foam mattress';

test('The sign-in of customers, its refusals and the page of its code are valid HTML', async () => {
  const visitor = new PageVisitor('drift');
  const faults = await faultsAt(visitor, '/login', '/login?link=abc', '/login?failed=google');
  faults.push(...(await faultsOfRefusal(visitor, '/login', { email: 'sleeper' })));
  const { location } = await visitor.sends('/login', { email: 'valid-code@example.com' });
  faults.push(...(await faultsAt(visitor, location)));
  faults.push(...(await faultsOfRefusal(visitor, location, { code: '000000' })));
  expect(faults).toEqual([]);
});

test('Every page of an account, with an order and an address and until it is erased, is valid HTML', async () => {
  const email = 'valid@example.com';
  const shopper = await signedIn(email, '/my-account/addresses');
  const { visitor } = shopper;
  const faults = await faultsAt(visitor, '/my-account', '/my-account/addresses', '/my-account/addresses/new');
  await shopper.follows('Add an address');
  faults.push(...(await faultsOfRefusal(visitor, shopper.path, {})));
  shopper.fillsStreet();
  await shopper.presses('Save the address');
  faults.push(...(await faultsAt(visitor, shopper.path)));
  await shopper.follows(/^Change: Ada Lovelace/);
  faults.push(...(await faultsAt(visitor, shopper.path)));
  const { id } = await ordered(shopper);
  faults.push(...(await faultsAt(visitor, '/my-account', `/my-account/orders/${id}`)));
  faults.push(
    ...(await faultsAt(visitor, '/my-account/credit', '/my-account/data', '/my-account/data/erase')),
  );
  const { location: asked } = await visitor.sends('/my-account/data/erase', {});
  faults.push(...(await faultsAt(visitor, asked)));
  const { location: done } = await visitor.sends(asked, { code: await codeFor(email, 2) });
  expect(done).toBe('/my-account/data/erase?done=1');
  faults.push(...(await faultsAt(visitor, done)));
  expect(faults).toEqual([]);
});

test('The pages on which an order is changed before it is sent are valid HTML', async () => {
  const { shopper, id } = await ordered();
  const { visitor } = shopper;
  const opens = async (): Promise<string> => {
    await shopper.opens(`/orders/${id}`);
    return shopper.text();
  };
  // Shipments are made a moment after the payment.
  await expect.poll(opens, { timeout: 15_000 }).toContain('Choose another delivery day');
  const order = `/orders/${id}`;
  const faults = await faultsAt(visitor, order, `${order}/address`, `${order}/cancel`, `${order}/return`);
  await shopper.follows('Choose another delivery day');
  faults.push(...(await faultsAt(visitor, shopper.path)));
  faults.push(...(await faultsOfRefusal(visitor, shopper.path, {})));
  faults.push(...(await faultsOfRefusal(visitor, `${order}/address`, {})));
  const unit = `units-${await itemOf(shopper, id)}=1`;
  faults.push(...(await faultsAt(visitor, `${order}/cancel?${unit}`)));
  expect(faults).toEqual([]);
});

test('The pages on which a delivered order is sent back, exchanged, claimed and reviewed, and those on which staff see it, are valid HTML', async () => {
  const { shopper, id } = await ordered();
  const { visitor } = shopper;
  const staff = await signsIn();
  await delivers(staff, id);
  const order = `/orders/${id}`;
  const item = await itemOf(shopper, id);
  const faults = await faultsAt(visitor, order, `${order}/return`, `${order}/return?units-${item}=1`);
  await shopper.opens(`${order}/return`);
  await shopper.follows(`Exchange ${BED} for another one`);
  faults.push(...(await faultsAt(visitor, shopper.path)));
  shopper.selects('What you want instead', /^King: costs/);
  await shopper.presses('See what it comes to');
  faults.push(...(await faultsAt(visitor, shopper.path, `${order}/claim`, `${order}/review`)));
  faults.push(...(await faultsOfRefusal(visitor, `${order}/review`, { item })));
  faults.push(...(await faultsOfRefusal(visitor, `${order}/claim`, { item })));
  await shopper.opens(`${order}/claim`);
  shopper.selects('Which item?', new RegExp(`^${BED}`));
  shopper.selects('What is wrong?', 'other');
  shopper.fills('Describe it', 'It hums.');
  await shopper.presses('Send the claim');
  expect(shopper.path).toBe(`${order}?news=claim`);
  faults.push(...(await faultsAt(visitor, shopper.path)));
  faults.push(...(await faultsAt(staff.visitor, `/staff/orders/${id}`, '/staff/claims')));
  expect(faults).toEqual([]);
});

/** What the one mattress of an order is called in its forms. */
const itemOf = async ({ visitor }: PlainShopper, id: string): Promise<string> => {
  const { items } = await resultOf(visitor.client.fulfillment(id));
  return items[0]?.itemIdentifier ?? '';
};

test('The pages of staff are valid HTML', async () => {
  const staff = new PageVisitor();
  const faults = await faultsAt(staff, '/staff/sign-in');
  faults.push(...(await faultsOfRefusal(staff, '/staff/sign-in', { email: 'nobody' })));
  // As `npm start` prints it.
  const password = readFileSync(join(process.env.STORE_DATA ?? '', 'staff-password'), 'utf8');
  await staff.sends('/staff/sign-in', { email: 'maya@halcyon.example', password });
  faults.push(...(await faultsAt(staff, ...STAFF_PAGES)));
  expect(faults).toEqual([]);
});

test('The page on which staff help with a cart is valid HTML, as what they look for in it', async () => {
  const shopper = new PlainShopper();
  await shopper.adds('/bedding/pillow');
  await shopper.presses('Get help with my cart');
  const [code = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(shopper.text()) ?? [];
  const staff = await signsIn();
  staff.fills('Code', code);
  await staff.presses('Open the cart');
  expect(staff.path).toMatch(/^\/staff\/carts\//);
  const faults = await faultsAt(staff.visitor, staff.path, `${staff.path}?q=pillow`);
  faults.push(...(await faultsAt(shopper.visitor, '/checkout/cart')));
  expect(faults).toEqual([]);
});

const STAFF_PAGES = [
  '/staff',
  '/staff/account',
  '/staff/account/password',
  '/staff/account/second-factor',
  '/staff/orders',
  '/staff/reconciliation',
  '/staff/audit',
  '/staff/caches',
  '/staff/unpaid-reservations',
  '/staff/disputes',
  '/staff/returns',
  '/staff/shipments',
  '/staff/claims',
  '/staff/pick-list',
  '/staff/cancellations',
  '/staff/funnel',
  '/staff/experiments',
  '/staff/reviews',
  '/staff/questions',
];
