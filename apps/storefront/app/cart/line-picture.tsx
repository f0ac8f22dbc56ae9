import type { CartItemView } from '@counterpane/contract/carts';
import { addresses } from '../addresses.ts';
import { Photo } from '../design/photo/photo.tsx';

interface LinePictureProps {
  readonly item: CartItemView;
  /** Pixels that are kept for it. */
  readonly width?: number;
}

/** Its photograph when there is one, else the shop's drawing of it, in the chosen colour. The title beside it names it. */
export const LinePicture = ({ item: { product, properties }, width = 264 }: LinePictureProps) => {
  const color = properties.find(({ name }) => name === 'Color')?.value;
  const src = product.media.thumbUrl || addresses.picture(product.name, 'studio', color);
  return <Photo src={src} alt="" sizes={`${width / 2}px`} width={width} height={(width * 3) / 4} isFirst />;
};
