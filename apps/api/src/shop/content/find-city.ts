import { CA_PROVINCES, US_STATES } from '@counterpane/rules/address/states';
import { plainCity } from '../../cart/region/zip-places.ts';
import type { NamedPlace } from './find-place.ts';

/** A city in one state: the middle of its postal codes. */
interface City {
  readonly name: string;
  readonly state: string;
  latitude: number;
  longitude: number;
  codes: number;
}

let cities: Promise<ReadonlyMap<string, readonly City[]>> | null = null;

/**
 * The city of a name in the United States or Canada, with its state behind a comma or a space where there are several. Without one it
 * is the largest: the one with most postal codes. Null for a name that no city has.
 * @example (await findCity('Portland, ME'))?.title // 'Portland, ME'
 */
export const findCity = async (text: string): Promise<NamedPlace | null> => {
  cities ??= loadCities();
  const byName = await cities;
  for (const { name, state } of readings(text)) {
    const named = byName.get(name) ?? byName.get(name.replace(/ city$/, '')) ?? [];
    const [city] = named
      .filter((one) => state === null || one.state === state)
      .toSorted((a, b) => b.codes - a.codes);
    if (city) {
      const { latitude, longitude } = city;
      return { latitude, longitude, title: `${city.name}, ${city.state}` };
    }
  }
  return null;
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

/** The list is large, so that it is loaded on first use. */
const loadCities = async (): Promise<ReadonlyMap<string, readonly City[]>> => {
  const { default: zipcodes } = await import('zipcodes');
  const byName = new Map<string, City[]>();
  for (const { city: listed, state: listedState, country, latitude, longitude } of Object.values(
    zipcodes.codes,
  )) {
    if (!latitude || !longitude) continue;
    const state = country === 'US' ? listedState : provinceOf(listedState);
    const name = country === 'US' ? listed : withoutArea(listed);
    const key = plainCity(name);
    const named = byName.get(key) ?? [];
    const known = named.find((one) => one.state === state);
    if (known) add(known, latitude, longitude);
    else named.push({ name, state, latitude, longitude, codes: 1 });
    byName.set(key, named);
  }
  return byName;
};

const add = (city: City, latitude: number, longitude: number): void => {
  city.codes += 1;
  city.latitude += (latitude - city.latitude) / city.codes;
  city.longitude += (longitude - city.longitude) / city.codes;
};

/** The list has provinces by their names, some of them older ones: "Northwest Territory". */
const provinceOf = (listed: string): string =>
  CA_PROVINCES.find(({ title }) => listed.startsWith(title.slice(0, 8)))?.code ?? listed;

const AREAS =
  /(?:^(?:downtown|central|old) )|(?: (?:(?:north|south)?(?:east|west)?|central|inner|outer|upper|lower|city|&|and))+$/i;

/** Canada's codes are of areas of a city: "Downtown Toronto (Richmond / Adelaide)", "Calgary Northeast". */
const withoutArea = (listed: string): string => {
  const [city = ''] = listed.split('(');
  const bare = city.trim().replace(AREAS, '').replace(AREAS, '').trim();
  return bare === '' ? listed : bare;
};
