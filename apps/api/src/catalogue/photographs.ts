import type { ProductData } from '@counterpane/catalogue/product-schema';

/** What has been photographed: file without width and ending (`halcyon/sheet-set/angle-grey`) -> what is known of it. */
export type Photographs = Readonly<Record<string, { readonly hash: string; readonly tint: string }>>;

/** A product of a brand, of which there may be photographs. */
export interface Sitter {
  /** The brand that makes it; whoever sells it shows the same photographs. */
  readonly maker: string;
  readonly data: ProductData;
}

export interface Photograph {
  readonly url: string;
  readonly thumbUrl: string;
  /** What fills its place until it is there, `#rrggbb`. */
  readonly tint: string;
}

/** A way to take something: the file, what it shows, and the colour that it shows where each has one. */
export interface Pose {
  readonly file: string;
  readonly alt: string;
  readonly color: string | null;
}

/** In the order in which they are shown. All but the angles are taken in the first colour. */
export const posesOf = ({ title, colors, drawing }: Sitter['data']): Pose[] => [
  {
    file: 'hero',
    alt: AGAINST_A_WALL.has(drawing.shape) ? `${title} in a room` : `${title} in a bedroom`,
    color: null,
  },
  { file: 'front', alt: `${title}, from the front`, color: null },
  ...(colors.length === 0 ? [{ file: 'angle', alt: `${title}, from the corner`, color: null }] : []),
  ...colors.map(({ value, title: color }, index) => ({
    file: index === 0 ? 'angle' : `angle-${value}`,
    alt: `${title} in ${color.toLowerCase()}`,
    color: value,
  })),
  { file: 'detail', alt: `${title}, close by`, color: null },
];

/** All others are photographed in, on or at a bed. */
const AGAINST_A_WALL: ReadonlySet<ProductData['drawing']['shape']> = new Set([
  'nightstand',
  'dresser',
  'chest',
]);

/** Null while it has not been taken. */
export const findPhotograph = (
  all: Photographs,
  { maker, data }: Sitter,
  { file }: Pick<Pose, 'file'>,
): Photograph | null => {
  const path = `${maker}/${data.name}/${file}`;
  const known = Object.hasOwn(all, path) ? all[path] : undefined;
  if (!known) return null;
  const at = (width: number): string => `/pictures/${path}-${width}.webp?v=${known.hash}`;
  return { url: at(960), thumbUrl: at(320), tint: known.tint };
};
