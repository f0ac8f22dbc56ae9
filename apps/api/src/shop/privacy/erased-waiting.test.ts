import { beforeAll, expect, it, vi } from 'vitest';
import { openDearExchanges } from '../../order/exchanges/testing/dear-exchange.ts';
import { CALIFORNIA, openDearAddresses } from '../../order/new-address/testing/dear-address.ts';
import { findOrder } from '../../order/orders/store.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { sentCode, signsIn } from '../../testing/customer-browser.ts';
import { result } from '../../testing/shopper.ts';
import { accountsOf } from '../../testing/stock-and-ledger.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { erasePerson } from './export-and-erase.ts';

const FORM = { number: '4242424242424242', expiry: '12 / 40', cvc: '123' };

const store = useTestStore(openCardStore);
let addresses: Awaited<ReturnType<typeof openDearAddresses>>;
let exchanges: Awaited<ReturnType<typeof openDearExchanges>>;
beforeAll(async () => {
  addresses = await openDearAddresses(store);
  exchanges = await openDearExchanges(store);
});

const sweepTwice = async () => {
  await store.sweep();
  await store.sweep();
};

it('A customer who is erased while an address of theirs waits has it called off: the credit is free, and late money goes back', async () => {
  const email = 'ada.leaves@example.com';
  const made = await addresses.customerWith(email, 5_000);
  await addresses.asksFor(made, CALIFORNIA);
  const payment = await addresses.paymentOf(made);
  const page = await addresses.opensPage(made);
  await store.atProvider(page, FORM);
  result(await made.account.sendErasureCode());
  const { code } = await sentCode(store, email);
  result(await made.account.eraseCustomer(code));
  expect(await findOrder(store.database.db, payment)).toMatchObject({
    ...{ status: 'cancelled', cancelledBecause: 'by_shopper' },
  });
  await sweepTwice();
  const cents = result(await addresses.staff.order(payment)).total.amount - 5_000;
  expect(await addresses.movedFor(payment)).toEqual([`charge ${cents}`, `refund ${cents}`]);
  expect(Object.values(await accountsOf(store, payment)).filter((left) => left !== 0)).toEqual([]);
  // The order itself was paid, and is kept with its person for accounting.
  expect(await findOrder(store.database.db, made.id)).toMatchObject({ email, addressCents: 0 });
  await store.sweep();
  const told = store.sentMail.filter(({ messageId }) => messageId?.startsWith('surplus-refunded.'));
  expect(told.map(({ to }) => to)).toEqual([email]);
});

it('A customer who is erased while an exchange of theirs waits has it called off: its stock is free, and the old piece stays', async () => {
  const email = 'joan.leaves@example.com';
  const customer = await exchanges.customerWith(email, 0);
  const { returnId, newId } = await exchanges.exchanges(customer, 'King');
  const { orders, kept, isBackInStock } = await erasePerson(store.database, store.clock, email);
  // What was never paid is emptied at once; what was paid is kept.
  expect([orders, kept.map(({ until }) => until === null)]).toEqual([1, [false, false]]);
  expect(isBackInStock).toBe(true);
  expect(await findOrder(store.database.db, newId)).toMatchObject({
    ...{ status: 'cancelled', email: '', stockIsReserved: false },
  });
  const [made] = result(await exchanges.staff.order(customer.id)).returns;
  expect([made?.id, made?.status]).toEqual([returnId, 'cancelled']);
  await sweepTwice();
  expect((await accountsOf(store, customer.id)).refunds ?? 0).toBe(0);
});

it('A customer who erases an account while an exchange waits lets the store know that its stock is back, and no one else does', async () => {
  const announced = vi.spyOn(store.deps.catalogue, 'announceChange');
  const erase = async (email: string, waits: boolean) => {
    const customer = await exchanges.customerWith(email, 0);
    if (waits) await exchanges.exchanges(customer, 'King');
    const account = await signsIn(store, customer.shopper, email);
    announced.mockClear();
    result(await account.sendErasureCode());
    const { code } = await sentCode(store, email);
    result(await account.eraseCustomer(code));
    return announced.mock.calls.length;
  };
  expect(await erase('rosalind.leaves@example.com', true)).toBe(1);
  expect(await erase('emmy.leaves@example.com', false)).toBe(0);
  announced.mockRestore();
});
