import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, PARCEL, startUnderTest } from './sandbox-under-test.ts';

let easypost: Awaited<ReturnType<typeof startUnderTest>>;
beforeAll(async () => {
  easypost = await startUnderTest();
});
afterAll(() => easypost.close());

describe('a shipment', () => {
  it('with a field that is not documented, with empty texts or without a part is refused', async () => {
    for (const changes of [
      { colour: 'red' },
      { reference: '' },
      { from_address: undefined },
      { to_address: { ...ADDRESS, street: '5 Elm Road' } },
      { to_address: { ...ADDRESS, street2: '' } },
      { to_address: { ...ADDRESS, country: 'USA' } },
      { parcel: { ...PARCEL, weight: 0 } },
      { parcel: { ...PARCEL, weight: 1.25 } },
      { options: { label_format: 'JPG' } },
    ])
      expect([changes, (await easypost.create(changes)).status]).toEqual([changes, 422]);
    expect((await easypost.create()).status).toBe(201);
  });

  it('that is missing is named', async () => {
    expect((await easypost.call('/v2/shipments', {})).body.error).toEqual({
      code: 'PARAMETER.REQUIRED',
      message: 'Missing required parameter.',
      errors: [{ field: 'shipment', message: 'cannot be blank' }],
    });
  });

  it('is found by its id, or the last one by its reference', async () => {
    const [first, last] = [
      await easypost.create({ reference: 'twice' }),
      await easypost.create({ reference: 'twice' }),
    ];
    expect((await easypost.call('/v2/shipments/twice')).body.id).toBe(last.body.id);
    expect((await easypost.call(`/v2/shipments/${first.body.id}`)).body.id).toBe(first.body.id);
    expect((await easypost.call('/v2/shipments/other')).status).toBe(404);
  });

  it('costs more the heavier it is, and is refused where it is too heavy or too long', async () => {
    const cheapest = async (parcel: object) => {
      const { rates } = (await easypost.create({ parcel: { ...PARCEL, ...parcel } })).body;
      return Math.min(...rates.map(({ rate }: { rate: string }) => Number(rate)));
    };
    expect(await cheapest({ weight: 480 })).toBeGreaterThan(await cheapest({ weight: 16 }));
    for (const parcel of [{ weight: 2_500 }, { length: 120 }, { width: 60, height: 60 }])
      expect([parcel, await cheapest(parcel)]).toEqual([parcel, Number.POSITIVE_INFINITY]);
  });

  it('is sold once, at one of its own rates', async () => {
    const { body: one } = await easypost.create();
    const { body: other } = await easypost.create();
    const buy = (rate: object) => easypost.call(`/v2/shipments/${one.id}/buy`, { rate });
    expect((await buy({ id: other.rates[0].id })).body.error.code).toBe('SHIPMENT.MISSING_RATE');
    expect((await buy({ id: one.rates[0].id, insurance: 1 })).status).toBe(422);
    expect((await buy({ id: one.rates[0].id })).status).toBe(200);
    expect((await buy({ id: one.rates[0].id })).body.error.code).toBe('SHIPMENT.POSTAGE.EXISTS');
    expect((await easypost.call(`/v2/shipments/${one.id}/rerate`, {})).status).toBe(422);
  });

  it('has the same rates when its carriers are asked again', async () => {
    const { body } = await easypost.create();
    const again = await easypost.call(`/v2/shipments/${body.id}/rerate`, {});
    expect(again.body.rates).toEqual(body.rates);
    expect((await easypost.call('/v2/shipments/none/rerate', {})).status).toBe(404);
  });

  it('has a label once it is bought, and a PDF of a picture once that was asked for', async () => {
    const { body: open } = await easypost.create();
    expect((await easypost.call(`/v2/shipments/${open.id}/label?file_format=PDF`)).status).toBe(422);
    const { body: bought } = await easypost.buy();
    expect(bought.postage_label).toMatchObject({ label_file_type: 'image/png', label_pdf_url: null });
    expect((await easypost.call(`/v2/shipments/${bought.id}/label?file_format=ZPL`)).status).toBe(422);
    const { body } = await easypost.call(`/v2/shipments/${bought.id}/label?file_format=PDF`);
    expect((await fetch(body.postage_label.label_pdf_url)).status).toBe(200);
  });
});

describe('a call', () => {
  it('with a key that is none is refused', async () => {
    expect((await easypost.call('/v2/trackers', undefined, 'other')).status).toBe(401);
    expect((await fetch(`${easypost.sandbox.url}/v2/trackers`)).status).toBe(401);
  });

  it('of trackers with a name that is not documented is refused', async () => {
    expect((await easypost.call('/v2/trackers?code=1')).status).toBe(422);
  });

  it('of something else is not found', async () => {
    expect(await easypost.call('/v2/orders')).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    });
  });
});
