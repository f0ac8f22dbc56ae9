import { MOST_SAVED_ADDRESSES } from '@counterpane/contract/customer/addresses';
import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { sentCode, signsIn } from '../../testing/customer-browser.ts';
import { newPerson, peopleIn } from '../../testing/people.ts';
import { HOME, refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { enforceRetention } from '../privacy/enforce-retention.ts';
import { customerAddresses } from './tables.ts';

const store = useTestStore(openCardStore);
const { payFor } = peopleIn(store);

const DAY_MS = 24 * 3_600_000;
const WORK = { ...HOME, line1: '350 5th Ave', phone: '(212) 555-0143' };

const signedIn = (email = newPerson().email) => signsIn(store, store.shopper('drift.localhost'), email);
type Account = Awaited<ReturnType<typeof signedIn>>;

/** Streets of an account, as its page and the checkout list them. */
const streets = async (account: Account) => {
  store.clock.forward(1_000);
  const { addresses } = result(await account.addresses());
  return addresses.map(({ line1, isSaved, isDefault }) =>
    [line1, isSaved ? 'saved' : 'ordered', isDefault ? 'default' : ''].filter(Boolean).join(' '),
  );
};

it('The first address is the default until another one is made it, and again when that one is deleted', async () => {
  const account = await signedIn();
  result(await account.saveAddress(HOME));
  expect(await streets(account)).toEqual(['20 W 34th St saved default']);
  result(await account.saveAddress(WORK));
  expect(await streets(account)).toEqual(['20 W 34th St saved default', '350 5th Ave saved']);
  const [, work] = result(await account.addresses()).addresses;
  expect(work?.phone).toBe('2125550143');
  result(await account.makeAddressDefault(work?.id ?? ''));
  expect(await streets(account)).toEqual(['350 5th Ave saved default', '20 W 34th St saved']);
  result(await account.deleteAddress(work?.id ?? ''));
  expect(await streets(account)).toEqual(['20 W 34th St saved default']);
});

it('A saved address is changed, and one that is there already is not saved twice', async () => {
  const account = await signedIn();
  result(await account.saveAddress(HOME));
  result(await account.saveAddress({ ...HOME, city: 'NEW YORK', phone: '212 555 0142' }));
  const [home] = result(await account.addresses()).addresses;
  result(await account.changeSavedAddress(home?.id ?? '', WORK));
  expect(await streets(account)).toEqual(['350 5th Ave saved default']);
});

it('An account is offered where its orders went, until that is saved', async () => {
  const who = newPerson();
  await payFor(store.shopper(), who);
  const account = await signedIn(who.email);
  expect(await streets(account)).toEqual([`${who.address.line1} ordered`]);
  const [ordered] = result(await account.addresses()).addresses;
  if (ordered) result(await account.saveAddress(ordered));
  expect(await streets(account)).toEqual([`${who.address.line1} saved default`]);
});

it('What the shipping form refuses is not saved, and says why at the same fields', async () => {
  const account = await signedIn();
  expect(refusal(await account.saveAddress({ ...HOME, fullName: 'Ada', zip: '1' }))).toMatchObject({
    status: 422,
    fields: { fullName: expect.any(String), zip: expect.any(String) },
  });
  expect(refusal(await account.saveAddress({ ...HOME, zip: '94103' })).code).toBe('zip_mismatch');
  expect(refusal(await account.saveAddress({ ...HOME, country: 'GB', zip: 'SW1A 1AA' })).status).toBe(422);
  result(await account.saveAddress(HOME));
  const [home] = result(await account.addresses()).addresses;
  expect(refusal(await account.changeSavedAddress(home?.id ?? '', { ...HOME, city: '' })).status).toBe(422);
});

it('An account has room for so many addresses of a country, however fast they are sent', async () => {
  const account = await signedIn();
  const answers = await Promise.all(
    Array.from({ length: MOST_SAVED_ADDRESSES + 2 }, (_, count) =>
      account.saveAddress({ ...HOME, line1: `${count + 1} W 34th St` }),
    ),
  );
  const refusals = answers.filter(({ ok }) => !ok).map((answer) => refusal(answer).code);
  expect(refusals).toEqual(['addresses_full', 'addresses_full']);
  const { addresses, maySave } = result(await account.addresses());
  expect([addresses.length, maySave]).toEqual([MOST_SAVED_ADDRESSES, false]);
});

it('A deleted address comes back as it was, once, for two days, and is on no page until then', async () => {
  const account = await signedIn();
  result(await account.saveAddress(HOME));
  result(await account.saveAddress(WORK));
  const [home] = result(await account.addresses()).addresses;
  const id = home?.id ?? '';
  result(await account.deleteAddress(id));
  expect(await streets(account)).toEqual(['350 5th Ave saved default']);
  expect(refusal(await account.deleteAddress(id)).status).toBe(404);
  expect(refusal(await account.changeSavedAddress(id, WORK)).status).toBe(404);
  for (let press = 0; press < 2; press += 1) result(await account.restoreAddress(id));
  expect(await streets(account)).toEqual(['20 W 34th St saved default', '350 5th Ave saved']);
  result(await account.deleteAddress(id));
  result(await account.saveAddress(HOME));
  result(await account.restoreAddress(id));
  expect((await streets(account)).filter((street) => street.startsWith('20 W'))).toHaveLength(1);
  store.clock.forward(2 * DAY_MS + 1_000);
  await enforceRetention(store.deps);
  expect(refusal(await account.restoreAddress(id)).status).toBe(404);
});

it('A deleted address does not come back where there is no room for it any more', async () => {
  const account = await signedIn();
  for (let count = 1; count <= MOST_SAVED_ADDRESSES; count += 1)
    result(await account.saveAddress({ ...HOME, line1: `${count} W 34th St` }));
  const [first] = result(await account.addresses()).addresses;
  result(await account.deleteAddress(first?.id ?? ''));
  result(await account.saveAddress(WORK));
  expect(refusal(await account.restoreAddress(first?.id ?? '')).code).toBe('addresses_full');
});

it('No customer changes, chooses or deletes the address of another', async () => {
  const victim = await signedIn();
  result(await victim.saveAddress(HOME));
  const [home] = result(await victim.addresses()).addresses;
  const mallory = await signedIn();
  const id = home?.id ?? '';
  const answers = [
    await mallory.changeSavedAddress(id, WORK),
    await mallory.makeAddressDefault(id),
    await mallory.deleteAddress(id),
    await mallory.restoreAddress(id),
  ];
  expect(answers.map((answer) => refusal(answer).status)).toEqual([404, 404, 404, 404]);
  expect(await streets(victim)).toEqual(['20 W 34th St saved default']);
});

it('Saved addresses are part of an export, and go with the account', async () => {
  const { email } = newPerson();
  const account = await signedIn(email);
  result(await account.saveAddress({ ...HOME, line1: '1 Gone St' }));
  expect(JSON.stringify(result(await account.exportCustomer()))).toContain('1 Gone St');
  result(await account.sendErasureCode());
  result(await account.eraseCustomer((await sentCode(store, email)).code));
  const left = await store.database.db.select({ address: customerAddresses.address }).from(customerAddresses);
  expect(left.filter(({ address }) => address.line1 === '1 Gone St')).toEqual([]);
});
