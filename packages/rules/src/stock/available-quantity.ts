import type { KnownDemand } from './demand.ts';
import { freeUnits, possible } from './free-units.ts';

/**
 * How many of a variant can be bought by itself, as the catalogue knows its stock: no end of it where all that it takes
 * may be back-ordered [L2].
 * @example availableQuantity(lastNightstand) // 1
 */
export const availableQuantity = ({ demand }: { readonly demand: readonly KnownDemand[] }): number =>
  possible(demand, freeUnits([{ demand }]));
