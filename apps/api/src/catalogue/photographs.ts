import type { ProductData } from '@counterpane/catalogue/product-schema';
import { viewFile } from '@counterpane/catalogue/view-file';

/** What has been photographed: file without width and ending (`halcyon/sheet-set/angle-grey`) -> what is known of it. */
export type Photographs = Readonly<
  Record<
    string,
    {
      readonly hash: string;
      readonly tint: string;
      /** Pixels of the largest file. */
      readonly width: number;
      readonly height: number;
    }
  >
>;

/** A product of a brand, of which there may be photographs. */
export interface PhotoSubject {
  /** The brand that makes it; every brand that sells it shows the same photographs. */
  readonly maker: string;
  readonly data: ProductData;
}

interface Photograph {
  readonly url: string;
  readonly thumbUrl: string;
  /** What fills its place until it is there, `#rrggbb`. */
  readonly tint: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** A way to take something: the file, what it shows, and the colour that it shows where each has one. */
interface Shot {
  readonly file: string;
  readonly alt: string;
  readonly color: string | null;
}

/** In the order in which they are shown. All but the angles are taken in the first colour. */
export const posesOf = (data: PhotoSubject['data']): Shot[] => {
  const { title, colors } = data;
  const shown = standsFor(data);
  return [
    { file: 'hero', alt: inRoom(data), color: null },
    { file: 'front', alt: `${shown}, from the front`, color: null },
    ...(colors.length === 0 ? [{ file: 'angle', alt: `${shown}, from the corner`, color: null }] : []),
    ...colors.map(({ value, title: color }) => ({
      file: viewFile('angle', data, value),
      alt: `${title} in ${color.toLowerCase()}`,
      color: value,
    })),
    { file: 'detail', alt: `${shown}, close-up`, color: null },
  ];
};

/** The object of the picture; for a product that cannot be photographed, the one it comes with. */
const standsFor = ({ title, kind, plan }: PhotoSubject['data']): string => {
  if (plan) return `${title}: its folder`;
  return kind === 'service' ? `${title}: a carton on a hand truck` : title;
};

const inRoom = (data: PhotoSubject['data']): string => {
  const { title, kind, plan, appearance } = data;
  if (plan)
    return `${standsFor(data)} on ${PLACES[plan.family]}${plan.isAccidental ? ', beside a fallen cup' : ''}`;
  if (kind === 'service') return `${standsFor(data)} beside a made bed`;
  return AGAINST_A_WALL.has(appearance.shape) ? `${title} in a room` : `${title} in a bedroom`;
};

/** Where the folder of a plan is photographed. */
const PLACES: Readonly<Record<NonNullable<ProductData['plan']>['family'], string>> = {
  mattress: 'a mattress',
  foundation: 'a foundation',
  'adjustable-base': 'an adjustable base',
};

/** Shapes photographed against a wall; all others are photographed in, on or beside a bed. */
const AGAINST_A_WALL: ReadonlySet<ProductData['appearance']['shape']> = new Set([
  'nightstand',
  'dresser',
  'chest',
]);

/** Null while it has not been taken. */
export const findPhotograph = (
  all: Photographs,
  { maker, data }: PhotoSubject,
  { file }: Pick<Shot, 'file'>,
): Photograph | null => photographAt(all, `${maker}/${data.name}/${file}`);

/** What is known of a file without width and ending. Null while it has not been taken. */
export const photographAt = (all: Photographs, path: string): Photograph | null => {
  const known = Object.hasOwn(all, path) ? all[path] : undefined;
  if (!known) return null;
  const { hash, tint, width, height } = known;
  const at = (across: number): string => `/pictures/${path}-${across}.webp?v=${hash}`;
  return { url: at(width), thumbUrl: at(320), tint, width, height };
};
