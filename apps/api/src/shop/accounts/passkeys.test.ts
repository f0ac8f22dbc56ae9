import { MOST_PASSKEYS } from '@counterpane/contract/customer/passkeys';
import { expect, it } from 'vitest';
import { accountOf, sentCode, signsIn } from '../../testing/customer-browser.ts';
import { newPerson } from '../../testing/people.ts';
import { refusal, result, type Shopper } from '../../testing/shopper.ts';
import { SoftAuthenticator } from '../../testing/soft-authenticator.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { customerPasskeys, customerSessions, customerVerifications } from './tables.ts';

const store = useTestStore();

const HOST = 'drift.localhost';
const HERE = { host: HOST, origin: `http://${HOST}` };

const drifter = () => store.shopper(HOST);

/** The challenge of a question. */
const asked = async (shopper: Shopper, path: string): Promise<string> => {
  const answer = await shopper.fetch(`/api/customers/${path}/question`, { method: 'POST' });
  return (await answer.json()).result.challenge;
};
const askedToSignIn = (shopper: Shopper) => asked(shopper, 'session/passkey');
const askedToAdd = (shopper: Shopper) => asked(shopper, 'my/passkeys');

/** A customer with a passkey. */
const withPasskey = async (email = newPerson().email) => {
  const [shopper, device] = [drifter(), new SoftAuthenticator()];
  const account = await signsIn(store, shopper, email);
  const passkey = device.creates(await askedToAdd(shopper), HERE);
  result(await account.addPasskey({ name: 'Phone', passkey }));
  return { shopper, account, device, email };
};

it('A passkey signs its customer in without a code, once for each question', async () => {
  const { device, email } = await withPasskey();
  const shopper = drifter();
  const passkey = device.signs(await askedToSignIn(shopper), HERE);
  expect(result(await accountOf(shopper).signInWithPasskey(passkey))).toMatchObject({ email });
  expect(result(await accountOf(shopper).customer()).email).toBe(email);
  expect(refusal(await accountOf(drifter()).signInWithPasskey(passkey)).code).toBe('passkey_wrong');
});

it('The owner of the account hears of a new passkey, and not once more of the same', async () => {
  const { email } = await withPasskey();
  await store.sweep();
  const told = store.sentMail.filter(({ to, subject }) => to === email && subject.includes('passkey'));
  expect(told).toHaveLength(1);
  expect(told[0]?.subject).toBe('A passkey was added to your Drift account');
  expect(told[0]?.text).toMatch(
    /^The passkey “Phone” was added on .+ It signs in to your account from now on\.$/m,
  );
  expect(told[0]?.text).toContain('http://drift.localhost:3000/my-account/data');
});

it('A passkey of another page or host, for another question or of a device that was not unlocked opens nothing', async () => {
  const { device } = await withPasskey();
  const shopper = drifter();
  const account = accountOf(shopper);
  const signs = async (place: Partial<typeof HERE>) =>
    device.signs(await askedToSignIn(shopper), { ...HERE, ...place });
  const tries = [
    await signs({ origin: 'http://evil.example' }),
    await signs({ host: 'evil.example' }),
    await signs({ origin: 'http://halcyon.localhost', host: 'halcyon.localhost' }),
    device.signs('made up', HERE),
    new SoftAuthenticator().signs(await askedToSignIn(shopper), HERE),
  ];
  device.isUnlocked = false;
  tries.push(await signs({}));
  for (const passkey of tries)
    expect(refusal(await account.signInWithPasskey(passkey)).code).toBe('passkey_wrong');
  device.isUnlocked = true;
  result(await account.signInWithPasskey(await signs({})));
});

it('A question ends after five minutes, and that for a new passkey is no question for a sign-in', async () => {
  const { device, shopper } = await withPasskey();
  const late = device.signs(await askedToSignIn(shopper), HERE);
  await store.database.db.update(customerVerifications).set({ expiresAt: new Date(Date.now() - 1) });
  expect(refusal(await accountOf(drifter()).signInWithPasskey(late)).code).toBe('passkey_wrong');
  const wrong = device.signs(await askedToAdd(shopper), HERE);
  expect(refusal(await accountOf(drifter()).signInWithPasskey(wrong)).code).toBe('passkey_wrong');
});

it('A copy of a passkey that was used less often than the passkey opens nothing', async () => {
  const { device } = await withPasskey();
  const early = device.signs(await askedToSignIn(drifter()), HERE);
  result(await accountOf(drifter()).signInWithPasskey(device.signs(await askedToSignIn(drifter()), HERE)));
  expect(refusal(await accountOf(drifter()).signInWithPasskey(early)).code).toBe('passkey_wrong');
});

it('The question for a sign-in names no account', async () => {
  await withPasskey();
  const answer = await drifter().fetch('/api/customers/session/passkey/question', { method: 'POST' });
  const { result: question } = await answer.json();
  expect(question).toMatchObject({ rpId: HOST, userVerification: 'required' });
  expect(question.allowCredentials ?? []).toEqual([]);
});

it('A passkey is added soon after a sign-in alone, and only by who was asked', async () => {
  const [shopper, device] = [drifter(), new SoftAuthenticator()];
  const account = await signsIn(store, shopper, newPerson().email);
  const other = drifter();
  await signsIn(store, other, newPerson().email);
  const foreign = device.creates(await askedToAdd(other), HERE);
  expect(refusal(await account.addPasskey({ name: 'Phone', passkey: foreign })).code).toBe('passkey_wrong');
  const passkey = device.creates(await askedToAdd(shopper), HERE);
  await store.database.db.update(customerSessions).set({ createdAt: new Date(Date.now() - 16 * 60_000) });
  expect(refusal(await account.addPasskey({ name: 'Phone', passkey })).code).toBe('sign_in_again');
  const question = await shopper.fetch('/api/customers/my/passkeys/question', { method: 'POST' });
  expect(question.status).toBe(403);
});

it('A customer sees and removes their passkeys, and never those of another', async () => {
  const { account, device } = await withPasskey();
  const mallory = await signsIn(store, drifter(), newPerson().email);
  result(await mallory.removePasskey(device.id));
  expect(result(await account.passkeys()).passkeys).toMatchObject([{ id: device.id, name: 'Phone' }]);
  expect(result(await mallory.passkeys()).passkeys).toEqual([]);
  result(await account.removePasskey(device.id));
  expect(result(await account.passkeys()).passkeys).toEqual([]);
  const passkey = device.signs(await askedToSignIn(drifter()), HERE);
  expect(refusal(await accountOf(drifter()).signInWithPasskey(passkey)).code).toBe('passkey_wrong');
});

it('An account has room for so many passkeys, each of them once', async () => {
  const { shopper, account, device } = await withPasskey();
  const twice = device.creates(await askedToAdd(shopper), HERE);
  expect(refusal(await account.addPasskey({ name: 'Again', passkey: twice })).code).toBe('passkey_wrong');
  for (let count = 1; count < MOST_PASSKEYS; count += 1) {
    const passkey = new SoftAuthenticator().creates(await askedToAdd(shopper), HERE);
    result(await account.addPasskey({ name: `Key ${count}`, passkey }));
  }
  const passkey = new SoftAuthenticator().creates('none', HERE);
  expect(refusal(await account.addPasskey({ name: 'More', passkey })).code).toBe('passkeys_full');
});

it('Passkeys are named in an export, and go with the account', async () => {
  const { account, email } = await withPasskey();
  const told = result(await account.exportCustomer());
  expect(told).toMatchObject({ account: { passkeys: [{ name: 'Phone', host: HOST }] } });
  const { db } = store.database;
  const before = await db.select().from(customerPasskeys);
  result(await account.sendErasureCode());
  result(await account.eraseCustomer((await sentCode(store, email)).code));
  expect(await db.select().from(customerPasskeys)).toHaveLength(before.length - 1);
});
