import type { UpsellData } from '@counterpane/catalogue/upsell-schema';
import { tagged } from '@counterpane/contract/products/media-tags';
import type { MediaItem } from '@counterpane/rules/options/media-for';
import type { UpsellItem } from '@counterpane/rules/upsells/upsell-item';

/**
 * An upsell with the pictures of its product. On a phone it is shown from close by, in the newer look it is small from
 * close by too; elsewhere it is in its room.
 */
export const withPictures = (upsell: UpsellData, media: readonly MediaItem[]): UpsellItem => {
  const [first] = media;
  const close = media.find(isClose) ?? first;
  const inColors = media.flatMap(({ url, tags }) => tagged(tags, 'color').map((color) => [color, url]));
  return {
    ...upsell,
    thumbnail: first?.thumbUrl ?? '',
    thumbnailV2: close?.thumbUrl ?? '',
    image: first?.url ?? '',
    imageMobile: close?.url ?? '',
    // Of several in a colour the first is the one that its page begins with.
    imageByColor: Object.fromEntries(inColors.toReversed()),
    dataV2: upsell.dataV2 && { ...upsell.dataV2, image: first?.url ?? '' },
  };
};

/** From the corner the thing fills the picture. */
const isClose = ({ url }: MediaItem): boolean => /\/angle-\d/.test(url);
