import type { ProductPage } from '@counterpane/contract/pages/pages';
import { findSize } from '@counterpane/rules/options/sizes';
import type { ReactElement } from 'react';
import { PicturePlaceholder } from '../../design/drawings/picture-placeholder.tsx';
import { isBedSize, SizeOutline } from '../../design/drawings/size-outline.tsx';

/**
 * The drawing of a file name, or null when there is none: `plate.svg` stands for a product that has no photograph,
 * `footprint-queen.svg` is a mattress from above.
 */
export const findPicture = (
  { drawing, product }: Pick<ProductPage, 'drawing' | 'product'>,
  file: string,
): ReactElement | null => {
  if (file === 'plate.svg') return <PicturePlaceholder label={product.title} />;
  const size = findSize(/^footprint-(\w+)\.svg$/.exec(file)?.[1] ?? '');
  if (product.kind !== 'mattress' || !isBedSize(size)) return null;
  const option = product.properties
    .find(({ name }) => name === 'Size')
    ?.options.find(({ value }) => value === size);
  return (
    <SizeOutline size={size} accent={drawing.accent} name={option?.title} sides={option?.note ?? undefined} />
  );
};
