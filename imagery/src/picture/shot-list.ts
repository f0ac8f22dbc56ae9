import type { Brand } from '@counterpane/catalogue/brand';
import { scenesOf } from './scene-shots.ts';
import { type Shot, shotsOf } from './shot.ts';

/** All that is to be photographed: what each brand makes, and its rooms. */
export const listShots = (brands: readonly Brand[]): Shot[] =>
  brands.flatMap((brand): Shot[] => [...shotsOf(brand), ...scenesOf(brand)]);
