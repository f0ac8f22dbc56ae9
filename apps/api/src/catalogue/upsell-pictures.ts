import type { MediaItem } from '@counterpane/rules/options/media-for';
import type { FoundUpsell } from '@counterpane/rules/upsells/upsell-item';

/**
 * An upsell with the photographs of its product in the place of the drawings that its list names. On a phone it is shown
 * from close by, in the newer look it is small from close by too; elsewhere it is in its room. What has not been
 * photographed stays as it is drawn.
 */
export const withPhotographs = (upsell: FoundUpsell, media: readonly MediaItem[]): FoundUpsell => {
  const [first] = media.filter(isPhotograph);
  const close = media.filter(isPhotograph).find(isClose) ?? first;
  const { thumbnail, thumbnailV2, image, imageMobile, imageByColor, dataV2 } = upsell;
  const inColor = (color: string) =>
    media.filter(isPhotograph).find(({ tags }) => tags.includes(`color:${color}`));
  return {
    ...upsell,
    thumbnail: first?.thumbUrl ?? thumbnail,
    thumbnailV2: close?.thumbUrl ?? thumbnailV2,
    image: first?.url ?? image,
    imageMobile: close?.url ?? imageMobile,
    imageByColor: Object.fromEntries(
      Object.entries(imageByColor).map(([color, drawing]) => [color, inColor(color)?.url ?? drawing]),
    ),
    dataV2: dataV2 && { ...dataV2, image: first?.url ?? dataV2.image },
  };
};

const isPhotograph = ({ url }: MediaItem): boolean => url.startsWith('/pictures/');

/** From the corner the thing fills the picture. */
const isClose = ({ url }: MediaItem): boolean => /\/angle-\d/.test(url);
