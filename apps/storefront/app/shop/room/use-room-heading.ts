import type { ProductPage } from '@counterpane/contract/pages/pages';
import { useText } from '../../language/use-text.ts';

/** What is asked of a product: a bed must fit a room, a bundle its door, and a pillow only be looked at. */
export const useRoomHeading = ({ room }: Pick<ProductPage, 'room'>): string => {
  const t = useText();
  if (room?.stands) return t('Will it fit your room?');
  return room?.sizes.some(({ parcel }) => parcel !== null)
    ? t('Will it go through your door?')
    : t('From every side');
};
