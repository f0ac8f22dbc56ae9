import type { Brand } from './brand.ts';

/**
 * Pictures that would be described by nothing, or by their file. What a picture shows is told by the title of the
 * thing and of its colour (`media.ts` of the API), and its file has the thing's name.
 */
export const validatePictures = ({ products, bundles, collections }: Brand): string[] => [
  ...[...products, ...bundles, ...collections]
    .filter(({ name, title }) => title === name || !isDescription(title))
    .map(({ name, title }) => `${name}: “${title}” does not say what its picture shows`),
  ...products.flatMap(({ name, colors }) =>
    colors
      .filter(({ title }) => !isDescription(title))
      .map(({ value, title }) => `${name}: “${title}” does not say how ${value} looks`),
  ),
];

const FILE_NAME = /^[a-z0-9]+(?:[-_][a-z0-9]+)+$|\.(?:svg|png|jpe?g|webp|avif)$/;

const isDescription = (title: string): boolean => title.trim() !== '' && !FILE_NAME.test(title);
