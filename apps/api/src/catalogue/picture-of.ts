import type { Card } from '@counterpane/contract/pages/pages';
import { tagged } from '@counterpane/contract/products/media-tags';
import type { Picture } from '@counterpane/contract/products/picture';
import { widthIn } from '@counterpane/contract/products/picture-widths';
import type { MediaItem } from '@counterpane/rules/options/media-for';
import type { ChosenProperty } from '@counterpane/rules/options/property-names';

/**
 * The one picture that stands for what was chosen. The first shows the product as it is lived with, in the colour that
 * comes first; any other colour has a picture of its own.
 */
export const pictureOf = (
  media: readonly MediaItem[],
  chosen: readonly ChosenProperty[],
): MediaItem | undefined => {
  const color = chosen.find(({ name }) => name === 'Color')?.value;
  const colored = media.filter(({ tags }) => tagged(tags, 'color').length > 0);
  const found = colored.findIndex(({ tags }) => tags.includes(`color:${color}`));
  return found > 0 ? colored[found] : media[0];
};

/** What fills the place of a photograph until it is there, `#rrggbb`; null for a drawing. */
export const tintOf = ({ tags }: MediaItem): string | null => tagged(tags, 'tint')[0] ?? null;

/** A picture with its measures: four wide and three high. A drawing is sharp at any width. */
export const pictureView = (item: MediaItem): Picture => {
  const { url, thumbUrl, alt } = item;
  const width = widthIn(url) ?? 960;
  return { url, thumbUrl, alt, tint: tintOf(item), width, height: (width * 3) / 4 };
};

/** What stands in a list of a product; of one without pictures none. */
export const cardPicture = (picture: MediaItem | undefined): Card['picture'] => ({
  url: picture?.thumbUrl ?? '',
  alt: picture?.alt ?? '',
  tint: picture ? tintOf(picture) : null,
});
