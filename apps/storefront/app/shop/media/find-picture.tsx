import type { ProductPage } from '@counterpane/contract/pages';
import { findSize } from '@counterpane/rules/options/sizes';
import type { ReactElement } from 'react';
import { Bedroom } from '../../design/drawings/bedroom.tsx';
import { Fabric } from '../../design/drawings/fabric.tsx';
import { FurnishedRoom, hasRoom } from '../../design/drawings/furnished-room.tsx';
import { inColor } from '../../design/drawings/in-color.ts';
import { isBedSize, SizeOutline } from '../../design/drawings/size-outline.tsx';
import { Studio } from '../../design/drawings/studio.tsx';

/**
 * The picture of a file name, or null when there is none: `studio.svg`, `room.svg`, of a mattress
 * `bedroom.svg`, `fabric.svg` and `footprint-queen.svg`; what has colours comes in one of them.
 */
export const findPicture = (
  { drawing, product }: Pick<ProductPage, 'drawing' | 'product'>,
  file: string,
  color: string | null,
): ReactElement | null => {
  const [, view, of = ''] = /^(\w+?)(?:-(\w+))?\.svg$/.exec(file) ?? [];
  const swatch = product.properties
    .find(({ name }) => name === 'Color')
    ?.options.find(({ value }) => value === color)?.swatch;
  const colored = inColor(drawing, swatch ?? null);
  switch (view) {
    case 'studio':
      return <Studio drawing={colored} label={product.title} />;
    case 'bedroom':
      return drawing.shape === 'mattress' ? <Bedroom drawing={drawing} label={product.title} /> : null;
    case 'room':
      return hasRoom(drawing) ? <FurnishedRoom drawing={colored} label={product.title} /> : null;
    case 'fabric':
      return drawing.shape === 'mattress' ? <Fabric drawing={drawing} label={product.title} /> : null;
    case 'footprint': {
      const size = findSize(of);
      const option = product.properties
        .find(({ name }) => name === 'Size')
        ?.options.find(({ value }) => value === size);
      return isBedSize(size) ? (
        <SizeOutline
          size={size}
          accent={drawing.accent}
          name={option?.title}
          sides={option?.note ?? undefined}
        />
      ) : null;
    }
    default:
      return null;
  }
};
