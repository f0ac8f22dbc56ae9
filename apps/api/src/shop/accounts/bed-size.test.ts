import { SIZE_COOKIE } from '@counterpane/contract/visitor/page-cookies';
import { expect, it } from 'vitest';
import { accountOf, signsIn } from '../../testing/customer-browser.ts';
import { refusal, result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const drifter = () => store.shopper('drift.localhost');

it('A saved size goes along to every browser that a customer signs in on, and leaves with them', async () => {
  const [phone, laptop] = [drifter(), drifter()];
  const first = await signsIn(store, phone, 'tall@example.com');
  expect(phone.cookie).not.toContain(SIZE_COOKIE);
  result(await first.saveBedSize('calKing'));
  expect(phone.cookie).toContain(`${SIZE_COOKIE}=calKing`);
  const second = await signsIn(store, laptop, 'tall@example.com');
  expect(laptop.cookie).toContain(`${SIZE_COOKIE}=calKing`);
  expect(result(await second.customer()).bedSize).toBe('calKing');
  expect(result(await second.exportCustomer())).toMatchObject({ account: { bedSize: 'calKing' } });
  result(await second.signOutCustomer());
  expect(laptop.cookie).not.toContain(SIZE_COOKIE);
  result(await first.saveBedSize(null));
  expect(phone.cookie).not.toContain(SIZE_COOKIE);
});

it('A size that was chosen on a page stays when its shopper signs in and out', async () => {
  const account = await signsIn(store, drifter(), 'small@example.com');
  result(await account.saveBedSize('twin'));
  const shopper = drifter();
  shopper.browsesAs(`${SIZE_COOKIE}=king`);
  const other = await signsIn(store, shopper, 'small@example.com');
  result(await other.signOutCustomer());
  expect(shopper.cookie).toContain(`${SIZE_COOKIE}=king`);
});

it('The size of a pillow is no size of a bed', async () => {
  const shopper = drifter();
  await signsIn(store, shopper, 'soft@example.com');
  const answer = await shopper.fetch('/api/customers/my/bed-size', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bedSize: 'jumbo' }),
  });
  expect(answer.status).toBe(400);
  expect(refusal(await accountOf(drifter()).saveBedSize('king')).code).toBe('sign_in_required');
});
