import type { UpsellFields } from '@counterpane/contract/products/upsells';
import type { Product } from '@counterpane/rules/options/product';
import { sizeDefault } from '@counterpane/rules/upsells/size-default';
import type { UpsellItem } from '@counterpane/rules/upsells/upsell-item';

/**
 * An upsell in the specification's spellings [C3, D74], with a Size default only
 * where it has size variants (section 4).
 */
export const upsellFields = (upsell: UpsellItem, product: Pick<Product, 'properties'>): UpsellFields => ({
  name: upsell.name,
  sku: upsell.sku,
  fallbackSku: upsell.fallbackSku,
  shortTitle: upsell.shortTitle,
  shortDescription: upsell.shortDescription,
  longTitle: upsell.longTitle,
  longDescription: upsell.longDescription,
  thumbnail: upsell.thumbnail,
  thumbnailV2: upsell.thumbnailV2,
  image: upsell.image,
  imageMobile: upsell.imageMobile,
  imageByColor: { ...upsell.imageByColor },
  features: [...upsell.features],
  defaultProperties: sizeDefault(upsell, product, null).map(({ type, isChooser, defaultValue }) => ({
    type,
    chooser: isChooser,
    defaultValue,
  })),
  alternativeProperties: upsell.alternativeProperties.map((property) => ({ ...property })),
  isNotSaleAble: upsell.isNotSaleable,
  type: upsell.type,
  discount: upsell.hasDiscount,
  hasSizeVariant: upsell.hasSizeVariant,
  sellsWith: [...upsell.sellsWith],
  preselected: upsell.isPreselected,
  disclaimer: upsell.disclaimer,
  pairedItem: upsell.pairedItem && { ...upsell.pairedItem },
  isComboWithBaseProduct: comboView(upsell.comboWithBase),
  dataV2: dataV2View(upsell.dataV2),
});

const comboView = (combo: UpsellItem['comboWithBase']): UpsellFields['isComboWithBaseProduct'] => {
  if (!combo) return null;
  const { sellsWithMattress, ...rest } = combo;
  return { ...rest, sellsWithMattess: sellsWithMattress };
};

const dataV2View = (data: UpsellItem['dataV2']): UpsellFields['dataV2'] =>
  data && {
    shortTitle: data.shortTitle,
    image: data.image,
    features: [...data.features],
    labelData: { ...data.labelData },
    comboItemData: { label: data.comboItemData.label, itemsLabels: [...data.comboItemData.itemsLabels] },
  };
