import { createClient } from '@counterpane/contract/client';
import type { FulfillmentView } from '@counterpane/contract/orders/fulfillment';
import { expect, test } from 'vitest';
import type { OrderNews } from '../../../page-urls.ts';
import { findCurrentNews } from './find-current-news.ts';

const ID = '0123456789abcdef01234567';

const fulfillmentWith = (isPayable: boolean | null): FulfillmentView => ({
  ...{ orderId: ID, shortId: '7KQ4-M2XD', status: 'preparing', items: [], shipments: [] },
  ...{ mayChooseDay: [], mayChangeAddress: false },
  waitingAddress:
    isPayable === null ? null : { toPay: { amount: 8_214, currency: 'USD' }, mayGo: isPayable, isPayable },
});

/** What a page tells whose address has news, once the payment of the address is in a state; and how often that was asked. */
const tells = async (news: OrderNews, isPayable: boolean | null, status = 'unpaid') => {
  let asked = 0;
  const client = createClient(async () => {
    asked += 1;
    return Response.json({ status: 'ok', result: { status, pageUrl: null } });
  });
  const fulfillment = fulfillmentWith(isPayable);
  const current = await findCurrentNews(client, { id: ID, news, fulfillment, returns: null });
  return [current, asked];
};

test('An address is to be paid as long as it can be paid', async () => {
  expect(await tells('address-left', true)).toEqual(['address-left', 0]);
  expect(await tells('address-failed', true)).toEqual(['address-failed', 0]);
  expect(await tells('address', null)).toEqual(['address', 0]);
});

test('A page that was left unpaid tells what became of the address since', async () => {
  expect(await tells('address-left', null, 'ended')).toEqual(['address-ended', 1]);
  expect(await tells('address-failed', null, 'called_off')).toEqual(['address-called-off', 1]);
  expect(await tells('address-left', null, 'paid')).toEqual(['address-paid', 1]);
  expect(await tells('address-left', false)).toEqual([null, 1]);
});

test('An exchange is to be paid as long as one waits', async () => {
  expect(await tells('exchange-left', null)).toEqual([null, 0]);
});
