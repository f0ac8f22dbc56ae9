import type { Brand } from '@counterpane/catalogue/brand';
import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { RoomData } from '@counterpane/catalogue/room-schema';
import type { PieceSpec } from '../piece/piece-spec.ts';
import { houseBed, houseTable } from '../room/bedroom.ts';
import { specOfProduct } from '../spec/spec-of-product.ts';

/** What the rooms of a brand are furnished from. */
export interface House {
  readonly key: string;
  readonly style: RoomData;
  /** The mattress of its home page, as it is sold and as it is built. */
  readonly product: ProductData;
  readonly mattress: PieceSpec;
  readonly bed: PieceSpec;
  readonly table: PieceSpec;
  /** The side and the accent of its mattress: what is painted or bound is in them. */
  readonly ink: string;
  readonly accent: string;
}

/** @throws Error when the brand has no rooms, or does not make the mattress of its home page */
export const houseOf = ({ key, products, content, room: style }: HousedBrand): House => {
  const product = products.find(({ name }) => name === content.home.hero.product);
  if (!style || !product)
    throw new Error(`${key} has no rooms: it needs a room.yaml and a mattress on its home`);
  const mattress = specOfProduct(product);
  return {
    key,
    style,
    product,
    mattress,
    bed: bedOf(style, mattress),
    table: houseTable(style, { width: 0.5, length: 0.42, height: 0.56 }),
    ink: product.appearance.side,
    accent: product.appearance.accent,
  };
};

type HousedBrand = Pick<Brand, 'key' | 'products' | 'content' | 'room'>;

/** The bed of the brand's own rooms, in the size of a mattress. */
const bedOf = (style: RoomData, { width, length }: PieceSpec): PieceSpec => {
  const { headboard, legs, cloth } = style.bed;
  const bed = houseBed(style, width, length);
  if (!cloth) return { ...bed, parts: { headboard, legs }, height: 1.04 };
  return {
    ...bed,
    parts: { headboard, legs, cloth: 'bed' },
    cover: cloth,
    side: cloth,
    width: width + 0.17,
    length: length + 0.2,
    height: 1.12,
  };
};
