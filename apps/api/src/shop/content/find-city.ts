import { CA_PROVINCES, US_STATES } from '@counterpane/rules/address/states';
import type { Place } from '@counterpane/rules/content/nearest-stores';
import { plainCity } from '../../cart/region/zip-places.ts';
import { canadianName, UNLISTED_CITIES } from './canadian-names.ts';
import { isPlace, type NamedPlace } from './find-place.ts';

/** A city in one state, and where its postal codes are. */
interface City {
  readonly name: string;
  readonly state: string;
  readonly country: string;
  readonly places: Place[];
  readonly codes: number;
}

/** An unlisted city has no codes to count, and is larger than a hamlet of its name. */
const CODES_OF_UNLISTED = 8;

/** So many codes make a city that is meant ahead of the state of its name: New York and Washington have hundreds, others two. */
const CODES_OF_NAMESAKE = 20;

let cities: Promise<ReadonlyMap<string, readonly City[]>> | null = null;

/**
 * The city of a name in the United States or Canada, with its state behind a comma or a space where there are several. Without one it
 * is the largest: the one with most postal codes, and of equals the one in the country (`US`, `CA`) of who asks. Null for a name that
 * no city has, and for that of a state of the US where none of its cities is large: "New York" is a city, "California" no hamlet.
 * @example (await findCity('Portland, ME', 'US'))?.title // 'Portland, ME'
 */
export const findCity = async (text: string, country: string): Promise<NamedPlace | null> => {
  cities ??= loadCities();
  const byName = await cities;
  for (const { name, state } of readings(text)) {
    const fewestCodes = state === null && isNameOf(US_STATES, name) ? CODES_OF_NAMESAKE : 1;
    // To a Canadian "Ontario" is a province, and to an American a city in California.
    const isProvince = state === null && country === 'CA' && isNameOf(CA_PROVINCES, name);
    const [city] = (byName.get(name) ?? largeOnes(byName, name))
      .filter((one) => (state === null || one.state === state) && one.codes >= fewestCodes)
      .filter((one) => !isProvince || one.country === 'CA')
      .toSorted((a, b) => b.codes - a.codes || Number(b.country === country) - Number(a.country === country));
    if (city) {
      return { ...middleOf(city.places), title: `${city.name}, ${city.state}` };
    }
  }
  return null;
};

/** "New York City" is New York and "Greater Sudbury" Sudbury; but a hamlet is no city, and "Mexico City" none of the five Mexicos. */
const largeOnes = (byName: ReadonlyMap<string, readonly City[]>, name: string): readonly City[] => {
  const bare = name.replace(/^greater | (?:city|township)$/, '');
  return bare === name ? [] : (byName.get(bare) ?? []).filter(({ codes }) => codes > 1);
};

/** What a text may mean: what stands behind a comma is a state, and the last words are where no city has the whole name. */
const readings = (text: string): { readonly name: string; readonly state: string | null }[] => {
  const [before = '', after] = text.split(',');
  if (after !== undefined && after.trim() !== '')
    return [{ name: plainCity(before), state: stateOf(after) ?? '' }];
  const words = before.trim().split(/\s+/);
  const split = [1, 2].flatMap((length) => {
    const state = words.length > length ? stateOf(words.slice(-length).join(' ')) : null;
    return state === null ? [] : [{ name: plainCity(words.slice(0, -length).join(' ')), state }];
  });
  return [{ name: plainCity(before), state: null }, ...split];
};

/** The code of a state or province, by itself or by its name. */
const stateOf = (text: string): string | null => {
  const wanted = plainCity(text);
  const found = [...US_STATES, ...CA_PROVINCES].find(
    ({ code, title }) => code.toLowerCase() === wanted || plainCity(title) === wanted,
  );
  return found?.code ?? null;
};

const isNameOf = (states: readonly { readonly title: string }[], name: string): boolean =>
  states.some(({ title }) => plainCity(title) === name);

/** The list is large, so that it is loaded on first use. */
const loadCities = async (): Promise<ReadonlyMap<string, readonly City[]>> => {
  const { default: zipcodes } = await import('zipcodes');
  const listed = new Map<string, Omit<City, 'codes'>>();
  for (const { city, state: listedState, country, latitude, longitude } of Object.values(zipcodes.codes)) {
    if (!latitude || !longitude || !isPlace({ state: listedState })) continue;
    const isUS = country === 'US';
    const name = isUS ? city : canadianName(city);
    const state = isUS ? listedState : provinceOf(listedState);
    const key = `${plainCity(name)}, ${state}`;
    const known = listed.get(key) ?? { name, state, country: isUS ? 'US' : 'CA', places: [] };
    known.places.push({ latitude, longitude });
    listed.set(key, known);
  }
  const unlisted = UNLISTED_CITIES.map(({ name, state, ...place }) => ({
    ...{ name, state, country: 'CA', places: [place], codes: CODES_OF_UNLISTED },
  }));
  const cities = [...listed.values()].map((city) => ({ ...city, codes: city.places.length }));
  return Map.groupBy([...cities, ...unlisted], ({ name }) => plainCity(name));
};

/**
 * Where half of its codes are north and half south, half east and half west: a few stand in the list with the place of another
 * city, and would move an average by many miles.
 */
const middleOf = (places: readonly Place[]): Place => ({
  latitude: medianOf(places.map(({ latitude }) => latitude)),
  longitude: medianOf(places.map(({ longitude }) => longitude)),
});

const medianOf = (degrees: readonly number[]): number =>
  degrees.toSorted((a, b) => a - b)[Math.floor(degrees.length / 2)] ?? 0;

/** The list has provinces by their names, some of them older ones: "Northwest Territory". */
const provinceOf = (listed: string): string =>
  CA_PROVINCES.find(({ title }) => listed.startsWith(title.slice(0, 8)))?.code ?? listed;
