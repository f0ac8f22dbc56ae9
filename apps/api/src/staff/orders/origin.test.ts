import { createStaffOrdersClient } from '@counterpane/contract/staff/staff-orders-calls';
import { expect, it } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { signsIn } from '../../testing/customer-browser.ts';
import { result } from '../../testing/shopper.ts';
import { signedIn } from '../../testing/staff-browser.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore(openCardStore);

it('Staff see on an order whose link brought its visitor, and from which campaigns the first and the last visit came', async () => {
  const account = await signsIn(store, store.shopper('drift.localhost'), 'ada@example.com');
  const link = new URL(result(await account.customer()).referralLink);
  expect([link.host, link.pathname]).toEqual(['drift.localhost:3000', '/']);
  expect(result(await account.customer()).referralLink).toBe(String(link));
  const other = await signsIn(store, store.shopper('drift.localhost'), 'grace@example.com');
  expect(result(await other.customer()).referralLink).not.toBe(String(link));

  const manager = await signedIn(store, 'Maya', 'manager');
  const staff = createStaffOrdersClient((path, init) => manager.fetch(path, init));
  const referralBy = async (cookie: string) => {
    const friend = store.shopper('drift.localhost');
    friend.browsesAs(cookie);
    await friend.adds('pillow', 'standard');
    return result(await staff.order((await friend.places()).id)).referral;
  };
  const code = link.searchParams.get('ref') ?? '';
  expect(await referralBy(`referral=${code}`)).toEqual({ code, email: 'ada@example.com', thanks: null });
  expect(await referralBy('referral=of-another-service')).toEqual({
    code: 'of-another-service',
    ...{ email: null, thanks: null },
  });
  expect(await referralBy('size=queen')).toBeNull();

  const visitor = store.shopper();
  visitor.browsesAs(`campaign=${encodeURIComponent('on=2026-11-01&utm_source=news|on=2026-11-20&gclid=x1')}`);
  await visitor.adds('pillow', 'standard');
  expect(result(await staff.order((await visitor.places()).id)).campaigns).toEqual([
    { words: 'news', on: '2026-11-01' },
    { words: '(gclid x1)', on: '2026-11-20' },
  ]);
});
