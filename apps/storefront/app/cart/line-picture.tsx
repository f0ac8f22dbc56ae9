import type { CartItemView } from '@counterpane/contract/cart/carts';
import { Photo } from '../design/photo/photo.tsx';

interface LinePictureProps {
  readonly item: CartItemView;
  /** Pixels that are kept for it. */
  readonly width?: number;
}

/** Its picture in the chosen colour. The title beside it names it. */
export const LinePicture = ({ item: { product }, width = 264 }: LinePictureProps) => (
  <Photo
    src={product.media.thumbUrl}
    alt=""
    sizes={`${width / 2}px`}
    width={width}
    height={(width * 3) / 4}
    isFirst
  />
);
