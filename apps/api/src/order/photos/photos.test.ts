import { StorageUnavailable } from '@counterpane/providers/storage/port';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../app.ts';
import { openCardStore } from '../../testing/card-store.ts';
import { refusal, result, Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { parsePhotos } from './parse-photos.ts';
import { reencodePhoto } from './reencode-photo.ts';
import { photos } from './tables.ts';

const store = useTestStore(openCardStore);

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const fileOf = (bytes: Buffer, name = 'bed.jpg') =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

let small: Buffer;
let shopper: Shopper;
let id: string;
beforeAll(async () => {
  small = await picture(60, 40).jpeg().toBuffer();
  shopper = store.shopper();
  await shopper.adds('pillow', 'king');
  ({ id } = await shopper.places());
});

/** The stored rows of the order. */
const rows = () => store.database.db.select().from(photos).where(eq(photos.orderId, id));
const faultOf = async (files: readonly File[]) => {
  const said = refusal(await shopper.client.sendPhotos(id, files));
  return [said.status, said.code, 'fault' in said ? said.fault : null];
};

describe('photographs of an order', () => {
  it('are stored anew: a JPEG, upright, of at most 2,000 pixels, without what the camera wrote', async () => {
    const taken = await picture(3_000, 1_000)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'Ada' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif).toBeDefined();
    const made = await reencodePhoto(taken);
    expect(made).toMatchObject({ width: 667, height: 2_000 });
    const facts = await sharp(made?.bytes).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width: 667, height: 2_000 });
    expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('may be JPEG, PNG, WebP or AVIF, whatever their names say', async () => {
    for (const bytes of [
      small,
      await picture(9, 9).png().toBuffer(),
      await picture(9, 9).webp().toBuffer(),
      await picture(9, 9).avif({ effort: 0 }).toBuffer(),
    ])
      expect(await reencodePhoto(bytes)).toMatchObject({ bytes: expect.any(Buffer) });
  });

  it('are none where they are broken, of another kind, or unpack to a bomb', async () => {
    const bomb = await picture(9_000, 9_000).png({ compressionLevel: 1 }).toBuffer();
    for (const bytes of [
      small.subarray(0, small.length / 2),
      Buffer.concat([small.subarray(0, 3), Buffer.alloc(500, 7)]),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      await picture(9, 9).tiff().toBuffer(),
      Buffer.from('%PDF-1.7'),
      Buffer.alloc(0),
      bomb,
    ])
      expect(await reencodePhoto(bytes)).toBe(null);
  });

  it('that are refused say why, and store nothing', async () => {
    expect(await faultOf([])).toEqual([422, 'photo_refused', 'none']);
    expect(await faultOf([fileOf(Buffer.alloc(0))])).toEqual([422, 'photo_refused', 'none']);
    expect(await faultOf(Array.from({ length: 6 }, () => fileOf(small)))).toEqual([
      422,
      'photo_refused',
      'too_many',
    ]);
    expect(await faultOf([fileOf(Buffer.alloc(8 * 1024 * 1024 + 1, 1))])).toEqual([
      422,
      'photo_refused',
      'too_large',
    ]);
    expect(await faultOf([fileOf(small), fileOf(Buffer.from('no picture'))])).toEqual([
      422,
      'photo_refused',
      'unreadable',
    ]);
    expect(await rows()).toEqual([]);
  });

  it('come as a form that can be read, and no larger than five of them', async () => {
    const asks = async (type: string, payload: string | Buffer) =>
      (
        await store.api.inject({
          method: 'POST',
          url: `/api/orders/${id}/photos`,
          headers: { host: 'halcyon.localhost', cookie: shopper.cookie, 'content-type': type },
          payload,
        })
      ).statusCode;
    const form = 'multipart/form-data; boundary=x';
    expect(await asks('application/json', '{}')).toBe(415);
    for (const [type, body] of [
      ['multipart/form-data', '--x--'],
      [form, 'nonsense'],
      [form, '--x\r\nContent-Disposition: form-data; name="photos"; filename="a"\r\n\r\nb'],
      [form, '--x\r\n'.repeat(30)],
      ['multipart/form-data; boundary="', '--x--'],
    ] as const)
      expect([type, body.slice(0, 20), await asks(type, body)]).toEqual([type, body.slice(0, 20), 400]);
    expect(await asks(form, Buffer.alloc(41 * 1024 * 1024))).toBe(413);
    expect(await parsePhotos(form, Buffer.from('--x\r\n'.repeat(30)))).toBe(null);
  });

  it('are read by no one before something is asked with them, and sent by those alone who may see the order', async () => {
    const [sent] = result(await shopper.client.sendPhotos(id, [fileOf(small)]));
    expect(sent).toMatchObject({ width: 60, height: 40 });
    const reads = (who: Shopper, orderId = id) => who.fetch(`/api/orders/${orderId}/photos/${sent?.id}`);
    expect((await reads(shopper)).status).toBe(404);
    expect((await reads(store.shopper())).status).toBe(404);
    const stranger = store.shopper();
    expect(refusal(await stranger.client.sendPhotos(id, [fileOf(small)])).code).toBe('order_not_found');
  });

  it('cannot be sent while the storage is away, and that is no fault of the store', async () => {
    const away = () => Promise.reject(new StorageUnavailable('away'));
    const api = buildApi({ ...store.deps, storage: { put: away, read: away, delete: away } });
    await api.ready();
    const own = new Shopper(api, 'halcyon.localhost');
    await own.adds('pillow', 'king');
    const order = await own.places();
    expect(refusal(await own.client.sendPhotos(order.id, [fileOf(small)]))).toMatchObject({
      status: 503,
      code: 'storage_unavailable',
    });
    await api.close();
  });
});
