import { expect, test } from 'vitest';
import { filledIn } from './shipping-account.ts';

const place = (id: string, line1: string) => ({
  ...{ id, isSaved: true, isDefault: false, fullName: 'Ada Lovelace', phone: '2125550142', line1, line2: '' },
  ...{ city: 'New York', state: 'NY', zip: '10001', country: 'US' },
});
const [home, work] = [place('a'.repeat(24), '20 W 34th St'), place('b'.repeat(24), '350 5th Ave')];
const EMPTY = { address: null, email: '', sendEmail: false, sendSMS: false };
const account = { email: 'ada@example.com', addresses: [home, work], maySave: true, chosen: null };

test('A guest finds what they entered, and a customer who entered nothing their default address', () => {
  expect(filledIn(EMPTY, null)).toBe(EMPTY);
  expect(filledIn(EMPTY, account)).toEqual({ ...EMPTY, email: 'ada@example.com', address: home });
});

test('What was entered at checkout stays, until another address is chosen', () => {
  const entered = { ...EMPTY, email: 'work@example.com', address: { ...home, line1: '1 Main St' } };
  expect(filledIn(entered, account)).toEqual(entered);
  expect(filledIn(entered, { ...account, chosen: work })).toEqual({ ...entered, address: work });
});

test('A ZIP code that was typed into the cart is not overwritten by an address elsewhere', () => {
  const typed = (zip: string) => ({ ...EMPTY, address: { zip, state: 'NY' } });
  const uptown = { ...work, zip: '10118' };
  const own = { ...account, addresses: [home, uptown] };
  expect(filledIn(typed('10118'), own).address).toBe(uptown);
  expect(filledIn(typed('94103'), own).address).toEqual({ zip: '94103', state: 'NY' });
});
