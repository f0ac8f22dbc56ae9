import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { MediaItem } from '@counterpane/rules/options/media-for';
import { findSize, SIZE_TITLES } from '@counterpane/rules/options/sizes';
import { findPhotograph, type Photographs, type PhotoSubject, posesOf } from './photographs.ts';

/**
 * The pictures of a product: its photographs, and until there are any the drawings at `/media/<product>/<view>.svg`,
 * sharp at any size.
 */
export const mediaOf = (data: ProductData, maker: string, photographs: Photographs): MediaItem[] => {
  const taken = photographsOf({ data, maker }, photographs);
  const views =
    taken.length > 0 ? [...taken, ...footprintsOf(data)] : [...drawingsOf(data), ...footprintsOf(data)];
  return views.map(({ tags, ...view }, index) => ({
    ...view,
    title: data.title,
    tags: ['in-use', `@order-${index + 1}`, ...tags],
  }));
};

type View = Omit<MediaItem, 'title'>;

/** A colour that has not been photographed yet is drawn: whoever chooses it must see it. */
const photographsOf = (sitter: PhotoSubject, photographs: Photographs): View[] => {
  const poses = posesOf(sitter.data).map((pose) => ({
    ...pose,
    photograph: findPhotograph(photographs, sitter, pose),
  }));
  if (poses.every(({ photograph }) => photograph === null)) return [];
  return poses.flatMap(({ photograph, color, alt }) => {
    const tags = color === null ? [] : [`color:${color}`];
    if (photograph === null)
      return color === null ? [] : [drawing(sitter.data, `studio.svg?color=${color}`, alt, tags)];
    const { url, thumbUrl, tint } = photograph;
    return [{ url, thumbUrl, alt, tags: [...tags, `tint:${tint}`] }];
  });
};

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

/** Every product stands in the studio, in each of its colours; furniture also in a room, a mattress also close by. */
const drawingsOf = (data: ProductData): View[] => {
  const { title, kind, colors } = data;
  return [
    drawing(data, 'studio.svg', title),
    ...colors.map(({ value, title: color }) =>
      drawing(data, `studio.svg?color=${value}`, `${title} in ${color.toLowerCase()}`, [`color:${value}`]),
    ),
    ...(IN_A_ROOM.has(data.drawing.shape) ? [drawing(data, 'room.svg', `${title} in a room`)] : []),
    ...(kind === 'mattress'
      ? [
          drawing(data, 'bedroom.svg', `${title} in a bedroom`),
          drawing(data, 'fabric.svg', `The cover of the ${title.toLowerCase()}, close-up`),
        ]
      : []),
  ];
};

/** A mattress in each of its sizes, from above. */
const footprintsOf = (data: ProductData): View[] =>
  data.kind === 'mattress'
    ? data.sizes.map((size) =>
        drawing(
          data,
          // Addresses are in lower case; others are sent there first.
          `footprint-${size.toLowerCase()}.svg`,
          `${data.title} in ${titleOf(size)}, from above, with its sides in inches`,
          [`size:${size}`],
        ),
      )
    : [];

const drawing = ({ name }: ProductData, file: string, alt: string, tags: readonly string[] = []): View => {
  const url = `/media/${name}/${file}`;
  return { url, thumbUrl: url, alt, tags };
};

const titleOf = (size: string): string => {
  const known = findSize(size);
  return known ? SIZE_TITLES[known] : size;
};
