import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { isoNow } from '../../clock.ts';
import { buysAgreeing } from '../../testing/buys-agreeing.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { accountOf, sentCode, signsIn } from '../../testing/customer-browser.ts';
import { newPerson, peopleIn } from '../../testing/people.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { customers } from './tables.ts';

const store = useTestStore(openCardStore);
const { payFor, orderOf } = peopleIn(store);

const drifter = () => store.shopper('drift.localhost');

describe('devices of a customer', () => {
  it('A customer sees where they are signed in, and signs out there from here', async () => {
    const [phone, laptop] = [drifter(), drifter()];
    const there = await signsIn(store, phone, 'ada@example.com');
    const here = await signsIn(store, laptop, 'ada@example.com');
    const { devices } = result(await here.devices());
    expect(devices.map(({ isThisOne }) => isThisOne)).toEqual([true, false]);
    result(await here.endDevice(devices[1]?.id ?? ''));
    expect(refusal(await there.devices()).code).toBe('sign_in_required');
    expect(result(await here.devices()).devices).toHaveLength(1);
  });

  it('No customer ends the session of another', async () => {
    const victim = await signsIn(store, drifter(), 'grace@example.com');
    const [device] = result(await victim.devices()).devices;
    const mallory = await signsIn(store, drifter(), 'mallory@example.com');
    result(await mallory.endDevice(device?.id ?? ''));
    expect(result(await victim.devices()).devices).toHaveLength(1);
  });
});

describe('what a customer agreed to', () => {
  it('A customer sees it as their newest order says, and takes it back for all of them', async () => {
    const { email } = newPerson();
    const first = await buysAgreeing(store.shopper(), email, { sendEmail: true, sendSMS: true });
    await buysAgreeing(store.shopper(), newPerson().email, { sendEmail: true });
    const account = await signsIn(store, drifter(), email);
    expect(result(await account.consents())).toMatchObject([
      { channel: 'email', withdrawnAt: null },
      { channel: 'sms', withdrawnAt: null },
    ]);
    store.clock.forward(60_000);
    const withdrawnAt = isoNow(store.clock);
    expect(result(await account.withdrawConsent('email'))).toMatchObject([
      { channel: 'email', withdrawnAt },
      { channel: 'sms', withdrawnAt: null },
    ]);
    expect(result(await first.client.orderConsents(first.id))[0]).toMatchObject({ withdrawnAt });

    store.clock.forward(60_000);
    const givenAt = isoNow(store.clock);
    await buysAgreeing(store.shopper(), email, { sendEmail: true });
    expect(result(await account.consents())).toMatchObject([
      { channel: 'email', givenAt, withdrawnAt: null },
      { channel: 'sms', withdrawnAt: null },
    ]);
  });

  it('A customer who agreed to nothing has no consents, and a stranger is not told of any', async () => {
    const account = await signsIn(store, drifter(), newPerson().email);
    expect(result(await account.consents())).toEqual([]);
    expect(refusal(await accountOf(drifter()).consents()).code).toBe('sign_in_required');
    expect(refusal(await accountOf(drifter()).withdrawConsent('email')).code).toBe('sign_in_required');
  });
});

describe('the data of a customer', () => {
  it('A customer takes all along that is known by their email, and nothing of others', async () => {
    const [who, other] = [newPerson(), newPerson()];
    const { shortId } = await payFor(store.shopper(), who);
    await payFor(store.shopper(), other);
    const account = await signsIn(store, drifter(), who.email);
    const told = JSON.stringify(result(await account.exportCustomer()));
    expect(told).toContain(shortId);
    expect(told).toContain(who.address.line1);
    expect(told).not.toContain(other.email);
    expect(JSON.parse(told).account.sessions).toHaveLength(1);
  });

  it('A customer is erased by a fresh code alone; what was paid stays, and the ledger is whole', async () => {
    const who = newPerson();
    const paid = await payFor(store.shopper(), who);
    const cart = store.shopper();
    await orderOf(cart, who);
    const shopper = drifter();
    const account = await signsIn(store, shopper, who.email);
    const before = await accountsOf(store, paid.id);
    expect(refusal(await account.eraseCustomer('000000')).code).toBe('code_wrong');
    result(await account.sendErasureCode());
    const { code } = await sentCode(store, who.email);
    result(await account.eraseCustomer(code));
    expect(shopper.cookie).not.toMatch(/customer=/);
    const { db } = store.database;
    expect(await db.select().from(customers).where(eq(customers.email, who.email))).toEqual([]);
    expect(await accountsOf(store, paid.id)).toEqual(before);
    expect(refusal(await accountOf(shopper).devices()).code).toBe('sign_in_required');
  });
});
