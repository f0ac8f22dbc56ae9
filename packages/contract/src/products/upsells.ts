import { UPSELL_PROPERTY_TYPES } from '@counterpane/rules/upsells/upsell-item';
import { z } from 'zod';

const propertyTypeSchema = z.enum(UPSELL_PROPERTY_TYPES);

/**
 * An entry of the upsell catalogue in the specification's own spellings, misspelt ones included
 * [C3, D74].
 */
export const upsellFieldsSchema = z.object({
  name: z.string(),
  sku: z.string(),
  fallbackSku: z.string().nullable().describe('Looked up when the sku is not found.'),
  shortTitle: z.string(),
  shortDescription: z.string(),
  longTitle: z.string(),
  longDescription: z.string(),
  thumbnail: z.string(),
  thumbnailV2: z.string(),
  image: z.string(),
  imageMobile: z.string(),
  imageByColor: z.record(z.string(), z.string()),
  features: z.array(z.string()),
  defaultProperties: z.array(
    z.object({ type: propertyTypeSchema, chooser: z.boolean(), defaultValue: z.string() }),
  ),
  alternativeProperties: z.array(
    z.object({ type: propertyTypeSchema, defaultValue: z.string(), alternativeValue: z.string() }),
  ),
  isNotSaleAble: z.boolean().describe('Sold only with something else.'),
  type: z.enum(['fixed-saving', 'additional']),
  discount: z.boolean().describe('Whether it is cheaper with the product of the page.'),
  hasSizeVariant: z.boolean(),
  sellsWith: z.array(z.string()),
  preselected: z.boolean(),
  disclaimer: z.string().nullable(),
  pairedItem: z.object({ name: z.string(), labelText: z.string(), linkText: z.string() }).nullable(),
  isComboWithBaseProduct: z
    .object({
      show: z.boolean(),
      label: z.string(),
      labelV2: z.string().nullable(),
      labelV3: z.string().nullable(),
      title: z.string(),
      sellsWithMattess: z.boolean(),
    })
    .nullable(),
  dataV2: z
    .object({
      shortTitle: z.string(),
      image: z.string(),
      features: z.array(z.string()),
      labelData: z.object({ label: z.string(), colour: z.string() }),
      comboItemData: z.object({ label: z.string(), itemsLabels: z.array(z.string()) }),
    })
    .nullable(),
});

export type UpsellFields = z.infer<typeof upsellFieldsSchema>;
