import type { Place } from '@counterpane/rules/content/nearest-stores';

/** A place by its ZIP code, with its name. */
export interface NamedPlace extends Place {
  readonly title: string;
}

/**
 * Where a ZIP code is; a code that is new or belongs to a single building is where its neighbours are. Null when there
 * is none like it. The list of codes is large, so it is read when somebody asks for the first time.
 */
export const findPlace = async (zip: string): Promise<NamedPlace | null> => {
  const { default: zipcodes } = await import('zipcodes');
  const code = zip.trim().slice(0, 5);
  const near = zipcodes.lookup(code) ?? nearby(zipcodes.codes, code);
  if (!near) return null;
  const { latitude, longitude, city, state } = near;
  return { latitude, longitude, title: `${city}, ${state}` };
};

const nearby = <Found>(codes: Readonly<Record<string, Found>>, code: string): Found | undefined => {
  const neighbour = Object.keys(codes).find((one) => one.startsWith(code.slice(0, 3)));
  return neighbour === undefined ? undefined : codes[neighbour];
};
