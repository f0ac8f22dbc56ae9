import type { MediaItem } from '@counterpane/rules/media/media-for';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';

/**
 * An upsell with the photographs of its product in the place of the drawings that its list names; it is shown small
 * wherever it is offered. What has not been photographed stays as it is drawn.
 */
export const withPhotographs = (upsell: FoundUpsell, media: readonly MediaItem[]): FoundUpsell => {
  const pictureAt = (drawing: string): string => {
    const [, color] = /\?color=([\w-]+)$/.exec(drawing) ?? [];
    const picture =
      color === undefined ? media[0] : media.find(({ tags }) => tags.includes(`color:${color}`));
    return picture?.thumbUrl.startsWith('/pictures/') ? picture.thumbUrl : drawing;
  };
  const { thumbnail, thumbnailV2, image, imageMobile, imageByColor, dataV2 } = upsell;
  return {
    ...upsell,
    thumbnail: pictureAt(thumbnail),
    thumbnailV2: pictureAt(thumbnailV2),
    image: pictureAt(image),
    imageMobile: pictureAt(imageMobile),
    imageByColor: Object.fromEntries(
      Object.entries(imageByColor).map(([color, drawing]) => [color, pictureAt(drawing)]),
    ),
    dataV2: dataV2 && { ...dataV2, image: pictureAt(dataV2.image) },
  };
};
