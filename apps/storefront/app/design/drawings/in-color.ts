import type { Drawing } from '@counterpane/contract/drawing';
import { shade } from './shade.ts';

/** A drawing in the colour that was chosen; as it is when the product has none. */
export const inColor = (drawing: Drawing, swatch: string | null): Drawing =>
  swatch === null ? drawing : { ...drawing, cover: swatch, side: shade(swatch, -0.08) };
