import { availableQuantity, availableStock } from './available-stock.ts';
import type { KnownDemand } from './demand.ts';

/**
 * How many of a variant can be bought by itself, as the catalogue knows its stock: infinitely many where all that it
 * takes may be back-ordered [L2].
 * @example catalogueQuantity(lastNightstand) // 1
 */
export const catalogueQuantity = ({ demand }: { readonly demand: readonly KnownDemand[] }): number =>
  availableQuantity(demand, availableStock([{ demand }]));
