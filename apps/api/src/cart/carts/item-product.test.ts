import type { CartItemView } from '@counterpane/contract/cart/carts';
import { describe, expect, it } from 'vitest';
import { result } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/use-test-store.ts';

const store = useTestStore();

const itemOf = async (name: string, choices: Record<string, string>): Promise<CartItemView> => {
  const shopper = store.shopper();
  const properties = Object.entries(choices).map(([property, value]) => ({ name: property, value }));
  const item = { productID: await shopper.productId(name), quantity: 1, properties };
  const { items } = result(await shopper.client.addItems([item]));
  const found = items.find(({ product }) => product.name === name);
  if (!found) throw new Error(`${name} is not in the cart`);
  return found;
};

describe('what a cart says of a product', () => {
  it('is what its page says: group, markers, and whether it is counted', async () => {
    const pillow = await itemOf('gel-infused-memory-foam-pillow', { Size: 'large' });
    expect(pillow.product.attributes).toEqual({ group: 'pillow', markers: ['pillow-pair'] });
    expect(pillow.product.metadata).toEqual({ isWarranty: false, reportToAnalytics: true });
    const kids = await itemOf('kids-mattress', { Size: 'twin', Material: 'hybrid' });
    expect(kids.product.attributes.group).toBe('kids');
  });

  it('is a picture of it, in its colour', async () => {
    expect((await itemOf('mattress', { Size: 'king' })).product.media).toEqual({
      url: '/media/mattress/plate.svg',
      thumbUrl: '/media/mattress/plate.svg',
      alt: 'Classic memory foam mattress',
    });
    const sheets = await itemOf('natural-cotton-sheet-set', {
      Size: 'queen',
      Color: 'navy',
      Material: 'sateen',
    });
    expect(sheets.product.media).toMatchObject({
      url: '/media/natural-cotton-sheet-set/plate.svg',
      alt: 'Natural cotton sheet set in navy',
    });
  });
});

describe('the parcel of what comes in a box', () => {
  const BOXES = {
    twin: [39, 75],
    twinXL: [39, 80],
    full: [54, 75],
    queen: [60, 80],
    king: [76, 80],
    calKing: [72, 84],
    splitKing: [72, 84],
  };

  it('has the inches of its size, 11 high [C3.23, C3.24]', async () => {
    for (const [size, [width, length]] of Object.entries(BOXES)) {
      const box = { width, length, height: 11 };
      expect((await itemOf('serenity-bundle', { Size: size })).parcelDimensions, size).toEqual(box);
      expect((await itemOf('mattress', { Size: size })).parcelDimensions, size).toEqual(box);
    }
  });

  it('is not known of anything else', async () => {
    expect((await itemOf('pillow', { Size: 'king' })).parcelDimensions).toBeNull();
    expect((await itemOf('socalle-nightstand', { Color: 'walnut' })).parcelDimensions).toBeNull();
  });
});
