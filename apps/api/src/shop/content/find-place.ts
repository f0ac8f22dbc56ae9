import type { Place } from '@counterpane/rules/content/nearest-stores';

/** A place by its ZIP code, with its name. */
export interface NamedPlace extends Place {
  readonly title: string;
}

/** Post offices of the armed forces (APO, FPO, DPO) stand in the list as cities of these states, and are abroad or at sea. */
const STATES_OF_FORCES: readonly string[] = ['AA', 'AE', 'AP'];

/** Whether a code of the list belongs to a place that stores can be near to. */
export const isPlace = ({ state }: { readonly state: string }): boolean => !STATES_OF_FORCES.includes(state);

/**
 * The place of a ZIP code; for a code that is new or belongs to a single building, that of its neighbours. Null
 * when no code is similar, and for one of the armed forces. The list of codes is large, so it is loaded on first use.
 */
export const findPlace = async (zip: string): Promise<NamedPlace | null> => {
  const { default: zipcodes } = await import('zipcodes');
  const code = zip.trim().slice(0, 5);
  const near = zipcodes.lookup(code) ?? nearby(zipcodes.codes, code);
  if (!near || !isPlace(near)) return null;
  const { latitude, longitude, city, state } = near;
  return { latitude, longitude, title: `${city}, ${state}` };
};

const nearby = <Found>(codes: Readonly<Record<string, Found>>, code: string): Found | undefined => {
  const neighbour = Object.keys(codes).find((one) => one.startsWith(code.slice(0, 3)));
  return neighbour === undefined ? undefined : codes[neighbour];
};
