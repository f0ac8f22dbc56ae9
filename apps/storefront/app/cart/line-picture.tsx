import type { CartItemView } from '@counterpane/contract/carts';
import { ProductGlyph } from '../drawings/product-glyph.tsx';

/** A photograph when there is one, else a small drawing of the kind of thing it is. */
export const LinePicture = ({ item: { product } }: { item: CartItemView }) =>
  product.media.thumbUrl === '' ? (
    <ProductGlyph drawing={product.drawing} />
  ) : (
    <img src={product.media.thumbUrl} alt={product.media.alt} width="264" height="198" loading="lazy" />
  );
