import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { MediaItem } from '@counterpane/rules/media/media-for';
import { findSize, SIZE_TITLES } from '@counterpane/rules/options/sizes';

/** The pictures of a product: drawings at `/media/<product>/<view>.svg`, sharp at any size. */
export const mediaOf = (data: ProductData): MediaItem[] =>
  viewsOf(data).map((view, index) => item(data, view, index));

interface View {
  /** The file, with the colour it is drawn in where there is a choice. */
  readonly file: string;
  readonly alt: string;
  readonly tag: string | null;
}

/** What is drawn in a room too; a mattress has a bedroom of its own, and what lies under a sheet has none. */
const IN_A_ROOM: ReadonlySet<ProductData['drawing']['shape']> = new Set([
  'duvet',
  'blanket',
  'bedframe',
  'headboard',
  'foundation',
  'adjustable-base',
  'nightstand',
  'dresser',
  'chest',
  'set',
]);

/**
 * Every product stands in the studio, in each of its colours; furniture also in a room, and a mattress close
 * by and from above.
 */
const viewsOf = ({ title, kind, colors, sizes, drawing }: ProductData): View[] => [
  { file: 'studio.svg', alt: title, tag: null },
  ...colors.map((color) => ({
    file: `studio.svg?color=${color.value}`,
    alt: `${title} in ${color.title.toLowerCase()}`,
    tag: `color:${color.value}`,
  })),
  ...(IN_A_ROOM.has(drawing.shape) ? [{ file: 'room.svg', alt: `${title} in a room`, tag: null }] : []),
  ...(kind === 'mattress'
    ? [
        { file: 'bedroom.svg', alt: `${title} in a bedroom`, tag: null },
        { file: 'fabric.svg', alt: `The cover of the ${title.toLowerCase()}, close by`, tag: null },
        ...sizes.map((size) => ({
          file: `footprint-${size}.svg`,
          alt: `${title} in ${titleOf(size)}, from above, with its sides in inches`,
          tag: `size:${size}`,
        })),
      ]
    : []),
];

const item = ({ name, title }: ProductData, view: View, index: number): MediaItem => {
  const url = `/media/${name}/${view.file}`;
  return {
    url,
    thumbUrl: url,
    alt: view.alt,
    title,
    tags: ['in-use', `@order-${index + 1}`, ...(view.tag === null ? [] : [view.tag])],
  };
};

const titleOf = (size: string): string => {
  const known = findSize(size);
  return known ? SIZE_TITLES[known] : size;
};
