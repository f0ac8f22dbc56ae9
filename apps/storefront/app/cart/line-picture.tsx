import type { CartItemView } from '@counterpane/contract/carts';
import { addresses } from '../addresses.ts';
import { Photo } from '../photo/photo.tsx';

/** Its photograph when there is one, else the shop's drawing of it, in the chosen colour. The title beside it names it. */
export const LinePicture = ({ item: { product, properties } }: { item: CartItemView }) => {
  const color = properties.find(({ name }) => name === 'Color')?.value;
  const src = product.media.thumbUrl || addresses.picture(product.name, 'studio', color);
  return <Photo src={src} alt="" sizes="132px" width={264} height={198} isFirst />;
};
