import type { Brand } from '@counterpane/catalogue/brand';
import type { ProductData } from '@counterpane/catalogue/product-schema';
import { viewFile } from '@counterpane/catalogue/view-file';
import { makerOf } from './maker-of.ts';
import { type Photographs, photographAt } from './photographs.ts';

/** Where the picture is of what a product is made of in a colour, 96 pixels wide; null while it has not been taken. */
export type FindTexture = (data: ProductData, color: string) => string | null;

export const texturesOf =
  (photographs: Photographs, brand: Brand): FindTexture =>
  (data, color) => {
    const file = viewFile('swatch', data, color);
    return photographAt(photographs, `${makerOf(brand, data)}/${data.name}/${file}`)?.url ?? null;
  };
