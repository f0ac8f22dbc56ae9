import type { RegionData } from '@counterpane/catalogue/region-schema';
import type { WhiteGloveTariff } from '@counterpane/rules/delivery/white-glove-tariff';

/**
 * What white glove service costs in a state: the brand's own table before that of the country, the state's
 * row before the default one; null where there is no service (decisions row 7).
 */
export const whiteGloveIn = (
  region: RegionData | undefined,
  brandKey: string,
  state: string | null,
): WhiteGloveTariff | null => {
  const table = region?.whiteGlove;
  if (!table) return null;
  const tables = [Object.hasOwn(table.brands, brandKey) ? table.brands[brandKey] : undefined, table];
  for (const rows of tables) {
    const row = state !== null && rows && Object.hasOwn(rows.states, state) ? rows.states[state] : undefined;
    if (row !== undefined) return row === 'none' ? null : row;
  }
  return (tables[0] ?? table).default;
};
