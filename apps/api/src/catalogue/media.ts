import type { ProductData } from '@counterpane/catalogue/product-schema';
import type { Drawing } from '@counterpane/contract/products/drawing';
import { copy, type MessageOrText, message } from '@counterpane/messages/message';
import type { MediaItem } from '@counterpane/rules/options/media-for';
import { findSize, SIZE_TITLES } from '@counterpane/rules/options/sizes';
import type { Localize } from '../language/localize-with.ts';
import { findPhotograph, inColor, type Photographs, type PhotoSubject, posesOf } from './photographs.ts';

/**
 * The pictures of a product: its photographs, or a neutral plate where there are none, and what is drawn of a mattress, at
 * `/media/<product>/<view>.svg`, sharp at any size. They are described in the language of the product's titles.
 */
export const mediaOf = (
  data: ProductData,
  maker: string,
  photographs: Photographs,
  localize: Localize,
): MediaItem[] => {
  const taken = photographsOf({ data, maker }, photographs);
  const views = [...(taken.length > 0 ? taken : platesOf(data)), ...footprintsOf(data)];
  return views.map(({ tags, alt, ...view }, index) => ({
    ...view,
    alt: localize(alt),
    title: data.title,
    tags: ['in-use', `@order-${index + 1}`, ...tags],
  }));
};

type View = Omit<MediaItem, 'title' | 'alt'> & { readonly alt: MessageOrText };

/** A colour that has not been photographed yet has a plate: another colour would mislead who chooses it. */
const photographsOf = (subject: PhotoSubject, photographs: Photographs): View[] => {
  const poses = posesOf(subject.data).map((pose) => ({
    ...pose,
    photograph: findPhotograph(photographs, subject, pose),
  }));
  if (poses.every(({ photograph }) => photograph === null)) return [];
  return poses.flatMap(({ photograph, color, alt }) => {
    const tags = color === null ? [] : [`color:${color}`];
    if (photograph === null) return color === null ? [] : [drawing(subject.data, PLATE, alt, tags)];
    const { url, thumbUrl, tint } = photograph;
    return [{ url, thumbUrl, alt, tags: [...tags, `tint:${tint}`] }];
  });
};

/** The plate shown in place of a picture that has not been rendered. */
const PLATE = 'plate.svg';

/** One for the product, and one for each of its colours. */
const platesOf = (data: ProductData): View[] => [
  drawing(data, PLATE, data.title),
  ...data.colors.map((color) => drawing(data, PLATE, inColor(data, color), [`color:${color.value}`])),
];

/** What a page draws of a product. */
export const shownDrawing = ({
  appearance: { accent, layers },
}: Pick<ProductData, 'appearance'>): Drawing => ({
  accent,
  layers: layers.map(({ title, inches, color }) => ({ title, inches, color })),
});

/** A mattress in each of its sizes, from above. */
const footprintsOf = (data: ProductData): View[] =>
  data.kind === 'mattress'
    ? data.sizes.map((size) =>
        drawing(
          data,
          // Addresses are in lower case; others are sent there first.
          `footprint-${size.toLowerCase()}.svg`,
          message('{title} in {size}, from above, with its sides in inches', {
            title: data.title,
            size: copy(titleOf(size)),
          }),
          [`size:${size}`],
        ),
      )
    : [];

const drawing = (
  { name }: ProductData,
  file: string,
  alt: MessageOrText,
  tags: readonly string[] = [],
): View => {
  const url = `/media/${name}/${file}`;
  return { url, thumbUrl: url, alt, tags };
};

const titleOf = (size: string): string => {
  const known = findSize(size);
  return known ? SIZE_TITLES[known] : size;
};
