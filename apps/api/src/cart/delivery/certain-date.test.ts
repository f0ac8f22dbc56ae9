import { beforeEach, describe, expect, it } from 'vitest';
import type { Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();
let shopper: Shopper;
beforeEach(async () => {
  shopper = store.shopper();
  await shopper.adds('mattress', 'queen');
});

const call = async (method: string, query = '', id = 'my') => {
  const url = `/api/carts/${id}/items/product/type/cdd-service?brand=halcyon${query}`;
  const response = await shopper.fetch(url, { method, headers: { 'sec-fetch-site': 'same-origin' } });
  return { status: response.status, body: await response.json() };
};
const earliest = async (): Promise<string> => (await call('GET')).body.result.earliest;

describe('a certain delivery date', () => {
  it('is asked about: from when, until when, and whether a day is possible [K7.22]', async () => {
    const first = await earliest();
    const { result } = (await call('GET', `&certainDeliveryDate=${first}`)).body;
    expect(result).toMatchObject({ earliest: first, isAvailable: true, certainDeliveryDate: null });
    expect(result.latest > first).toBe(true);
    expect((await call('GET', '&certainDeliveryDate=2020-01-01')).body.result.isAvailable).toBe(false);
  });

  it('is chosen, and the cart answers with it [K7.23]', async () => {
    const day = await earliest();
    const { status, body } = await call('POST', `&certainDeliveryDate=${day}`);
    expect(status).toBe(200);
    expect(body.result.metadata.reqDeliveryDate).toBe(day);
    expect((await call('GET')).body.result.certainDeliveryDate).toBe(day);
  });

  it('is taken back [K7.24]', async () => {
    await call('POST', `&certainDeliveryDate=${await earliest()}`);
    const { body } = await call('DELETE');
    expect(body.result.metadata.reqDeliveryDate ?? null).toBeNull();
    expect((await call('GET')).body.result.certainDeliveryDate).toBeNull();
  });

  it('is refused on a day that cannot be promised, and on no day at all', async () => {
    expect((await call('POST', '&certainDeliveryDate=2020-01-01')).body.code).toBe(
      'delivery_date_unavailable',
    );
    for (const query of ['&certainDeliveryDate=soon', ''])
      expect((await call('POST', query)).status).toBe(400);
  });

  it('of another visitor’s cart can be neither read nor changed', async () => {
    const { body } = await call('POST', `&certainDeliveryDate=${await earliest()}`);
    const other = body.result.id as string;
    shopper = store.shopper();
    await shopper.adds('pillow', 'standard');
    for (const method of ['GET', 'POST', 'DELETE'])
      expect(await call(method, '&certainDeliveryDate=2026-12-01', other)).toMatchObject({
        status: 404,
        body: { code: 'cart_not_found' },
      });
  });
});
