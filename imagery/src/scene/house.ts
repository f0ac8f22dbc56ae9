import type { Brand } from '@counterpane/catalogue/brand';
import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { Finish } from '../finish/finish.ts';
import type { Parts, PieceSpec } from '../piece/piece-spec.ts';
import { houseBed, houseTable } from '../room/bedroom.ts';
import { ROOM_STYLES, type RoomStyle } from '../room/room-style.ts';
import { specOfProduct } from '../spec/spec-of-product.ts';

/** What the rooms of a brand are furnished from. */
export interface House {
  readonly key: string;
  readonly style: RoomStyle;
  /** The mattress of its home page, as it is sold and as it is built. */
  readonly product: ProductData;
  readonly mattress: PieceSpec;
  readonly bed: PieceSpec;
  readonly table: PieceSpec;
  /** The side and the accent of its mattress: what is painted or bound is in them. */
  readonly ink: string;
  readonly accent: string;
}

/** The bed that stands in a brand's own rooms: of its wood, or covered with a cloth. */
const BEDS: Readonly<Record<string, { readonly parts: Parts; readonly cloth?: Finish }>> = {
  halcyon: { parts: { headboard: 'panel', legs: 'tapered' } },
  drift: { parts: { headboard: 'slats', legs: 'tapered' } },
  fernloft: { parts: { headboard: 'spindles', legs: 'turned' } },
  aurelle: {
    parts: { headboard: 'channels', legs: 'block', cloth: 'bed' },
    cloth: { kind: 'boucle', color: '#d3c7b4' },
  },
  cumula: {
    parts: { headboard: 'cushion', legs: 'block', cloth: 'bed' },
    cloth: { kind: 'linen', color: '#c3cfe0' },
  },
  hevea: { parts: { headboard: 'arch', legs: 'block' } },
  pennyrest: { parts: { headboard: 'framed', legs: 'block' } },
};

/** @throws Error when the brand has no rooms, or does not make the mattress of its home page */
export const houseOf = ({ key, products, content }: Pick<Brand, 'key' | 'products' | 'content'>): House => {
  const style = ROOM_STYLES[key];
  const product = products.find(({ name }) => name === content.home.hero.product);
  if (!style || !product) throw new Error(`${key} has no rooms: see room-style.ts`);
  const mattress = specOfProduct(product);
  return {
    key,
    style,
    product,
    mattress,
    bed: bedFor(key, style, mattress),
    table: houseTable(style, { width: 0.5, length: 0.42, height: 0.56 }),
    ink: product.drawing.side,
    accent: product.drawing.accent,
  };
};

/** The brand's bed, in the size of a mattress. */
export const bedFor = (key: string, style: RoomStyle, { width, length }: PieceSpec): PieceSpec => {
  const { parts, cloth } = BEDS[key] ?? { parts: {} };
  const bed = { ...houseBed(style, width, length), parts: { ...parts } };
  if (!cloth) return { ...bed, height: 1.04 };
  return { ...bed, cover: cloth, side: cloth, width: width + 0.17, length: length + 0.2, height: 1.12 };
};
