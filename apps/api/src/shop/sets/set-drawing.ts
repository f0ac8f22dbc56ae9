import type { SetDrawing } from '@counterpane/contract/set-pages';
import type { Storefront } from '../../catalogue/storefront.ts';

/** How a bundle or collection is drawn; null where it has no picture of its own. */
export const findSetDrawing = (
  wanted: string,
  { brand }: Storefront,
): Pick<SetDrawing, 'title' | 'drawing'> | null => {
  const found = [...brand.bundles, ...brand.collections].find(({ name }) => name === wanted);
  return found?.drawing ? { title: found.title, drawing: found.drawing } : null;
};
