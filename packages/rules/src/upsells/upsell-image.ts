import type { UpsellItem } from './upsell-item.ts';

/**
 * The picture of an upsell: that of the chosen colour where there is one, else the one for the device
 * ([C3], imageByColor; section 4, "the pop-up shows a desktop or mobile image").
 * @example upsellImage(item, 'mobile', 'grey')
 */
export const upsellImage = (
  { image, imageMobile, imageByColor }: Pick<UpsellItem, 'image' | 'imageMobile' | 'imageByColor'>,
  device: 'desktop' | 'mobile',
  color: string | null = null,
): string => {
  const wanted = color?.toLowerCase();
  const ofColor = Object.entries(imageByColor).find(([name]) => name.toLowerCase() === wanted);
  return ofColor?.[1] ?? (device === 'mobile' && imageMobile !== '' ? imageMobile : image);
};
