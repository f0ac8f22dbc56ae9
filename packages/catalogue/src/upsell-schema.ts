import { UPSELL_PROPERTY_TYPES } from '@counterpane/rules/upsells/upsell-item';
import { z } from 'zod';
import { centsSchema } from './schema.ts';
import { respelled } from './spellings.ts';

const defaultPropertySchema = respelled(
  { chooser: 'isChooser' },
  z.strictObject({
    type: z.enum(UPSELL_PROPERTY_TYPES),
    isChooser: z.boolean().default(false),
    defaultValue: z.string(),
  }),
);

const comboSchema = respelled(
  { sellsWithMattess: 'sellsWithMattress' },
  z.strictObject({
    show: z.boolean(),
    label: z.string(),
    labelV2: z.string().nullable().default(null),
    labelV3: z.string().nullable().default(null),
    title: z.string(),
    sellsWithMattress: z.boolean().default(false),
  }),
);

const dataV2Schema = z.strictObject({
  shortTitle: z.string(),
  features: z.array(z.string()),
  labelData: z.strictObject({ label: z.string(), colour: z.string() }),
  comboItemData: z.strictObject({ label: z.string(), itemsLabels: z.array(z.string()) }),
});

/** One entry of a brand's upsell catalogue, also in the specification's spelling; amounts in dollars. */
export const upsellSchema = respelled(
  {
    isNotSaleAble: 'isNotSaleable',
    isComboWithBaseProduct: 'comboWithBase',
    discount: 'hasDiscount',
    preselected: 'isPreselected',
  },
  z.strictObject({
    name: z.string(),
    sku: z.string(),
    fallbackSku: z.string().nullable().default(null),
    shortTitle: z.string(),
    shortDescription: z.string(),
    longTitle: z.string(),
    longDescription: z.string(),
    features: z.array(z.string()),
    defaultProperties: z.array(defaultPropertySchema).default([]),
    alternativeProperties: z
      .array(
        z.strictObject({
          type: z.enum(UPSELL_PROPERTY_TYPES),
          defaultValue: z.string(),
          alternativeValue: z.string(),
        }),
      )
      .default([]),
    type: z.enum(['fixed-saving', 'additional']),
    savings: z.record(z.string(), centsSchema).default({}),
    hasDiscount: z.boolean().default(false),
    hasSizeVariant: z.boolean().default(false),
    sellsWith: z.array(z.string()).default([]),
    isPreselected: z.boolean().default(false),
    disclaimer: z.string().nullable().default(null),
    pairedItem: z
      .strictObject({ name: z.string(), labelText: z.string(), linkText: z.string() })
      .nullable()
      .default(null),
    comboWithBase: comboSchema.nullable().default(null),
    dataV2: dataV2Schema.nullable().default(null),
    isNotSaleable: z.boolean().default(false),
  }),
);

export type UpsellData = z.output<typeof upsellSchema>;
