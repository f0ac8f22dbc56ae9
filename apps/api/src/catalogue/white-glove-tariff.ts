import type { RegionData } from '@counterpane/catalogue/region-schema';
import { statesOf } from '@counterpane/rules/address/states';
import type { WhiteGloveTariff } from '@counterpane/rules/delivery/white-glove-tariff';

/** Who delivers, and in which country. */
interface Deliverer {
  readonly brandKey: string;
  readonly country: string;
}

/**
 * What white glove service costs in a state: the brand's own table before that of the country, the state's
 * row before the default one; null where there is no service, and where there is no such state [D7]. Without a state:
 * the default row.
 */
export const findWhiteGloveTariff = (
  region: RegionData | undefined,
  { brandKey, country }: Deliverer,
  asked: string | null,
): WhiteGloveTariff | null => {
  const table = region?.whiteGlove;
  const state = asked?.toUpperCase() ?? null;
  if (!table || (state !== null && !isState(country, state))) return null;
  if (state !== null && region?.partnerStates.includes(state)) return null;
  const tables = [Object.hasOwn(table.brands, brandKey) ? table.brands[brandKey] : undefined, table];
  for (const rows of tables) {
    const row = state !== null && rows && Object.hasOwn(rows.states, state) ? rows.states[state] : undefined;
    if (row !== undefined) return row === 'none' ? null : row;
  }
  return (tables[0] ?? table).default;
};

/** Where addresses have no states, any text will do. */
const isState = (country: string, code: string): boolean => {
  const states = statesOf(country, 'shipping');
  return states.length === 0 || states.some((state) => state.code === code);
};
