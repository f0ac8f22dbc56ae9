import { describe, expect, it } from 'vitest';
import { brand } from './testing/halcyon.ts';
import { type UpsellData, upsellSchema } from './upsell-schema.ts';

const plain = {
  name: 'pillow',
  sku: 'hal-pillow',
  shortTitle: 'Pillow',
  shortDescription: 'A pillow',
  longTitle: 'A pillow',
  longDescription: 'A pillow.',
  features: [],
  type: 'additional',
};

describe('an upsell in a file', () => {
  it('may be written in the spelling of the specification', () => {
    const combo = {
      show: true,
      label: 'With a mattress',
      title: 'Complete your bed',
      sellsWithMattess: true,
    };
    const upsell = upsellSchema.parse({
      ...plain,
      isNotSaleAble: true,
      discount: true,
      preselected: true,
      isComboWithBaseProduct: combo,
      defaultProperties: [{ type: 'Size', chooser: true, defaultValue: 'standard' }],
    });
    expect(upsell).toMatchObject({ isNotSaleable: true, hasDiscount: true, isPreselected: true });
    expect(upsell.comboWithBase).toMatchObject({ sellsWithMattress: true, labelV2: null });
    expect(upsell.defaultProperties).toEqual([{ type: 'Size', isChooser: true, defaultValue: 'standard' }]);
  });

  it('is sold at its own price, by itself and with everything, unless it says otherwise', () => {
    expect(upsellSchema.parse(plain)).toMatchObject({
      fallbackSku: null,
      savings: {},
      sellsWith: [],
      isPreselected: false,
      isNotSaleable: false,
      comboWithBase: null,
    });
  });

  it('has its savings in dollars, and no pictures but those of its product', () => {
    expect(upsellSchema.parse({ ...plain, savings: { queen: '99.50' } }).savings).toEqual({ queen: 9950 });
    expect(upsellSchema.safeParse({ ...plain, image: '/pictures/pillow.webp' }).success).toBe(false);
    expect(upsellSchema.safeParse('pillow').success).toBe(false);
  });
});

describe('the upsells of Halcyon', () => {
  const used = (field: (upsell: UpsellData) => unknown) =>
    brand.upsells.some((upsell) => {
      const value = field(upsell);
      return Array.isArray(value) ? value.length > 0 : Boolean(value);
    });

  it('use every field that an upsell can have', () => {
    const fields: ((upsell: UpsellData) => unknown)[] = [
      ({ fallbackSku }) => fallbackSku,
      ({ alternativeProperties }) => alternativeProperties,
      ({ sellsWith }) => sellsWith,
      ({ isPreselected }) => isPreselected,
      ({ hasDiscount }) => hasDiscount,
      ({ hasSizeVariant }) => hasSizeVariant,
      ({ disclaimer }) => disclaimer,
      ({ pairedItem }) => pairedItem,
      ({ comboWithBase }) => comboWithBase?.labelV2 && comboWithBase.labelV3,
      ({ dataV2 }) => dataV2,
      ({ isNotSaleable }) => isNotSaleable,
    ];
    expect(fields.filter((field) => !used(field))).toEqual([]);
  });
});
