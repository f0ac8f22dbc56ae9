import type { Store } from '@counterpane/catalogue/stores-schema';
import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { type Message, message } from '@counterpane/messages/message';
import { validateOptionalPostalCode } from '@counterpane/rules/address/form-field';
import { US_STATES } from '@counterpane/rules/address/states';
import { nearestStores } from '@counterpane/rules/content/nearest-stores';
import { localizeIn } from '../../catalogue/localize-in.ts';
import type { Storefront } from '../../catalogue/storefront.ts';
import type { Localize } from '../../language/localize-with.ts';
import { findCity } from './find-city.ts';
import { findPlace, type NamedPlace } from './find-place.ts';
import { parsePosition } from './parse-position.ts';
import { partnerStores } from './partner-stores.ts';
import type { PartsRequest } from './parts-request.ts';

/** So many are near enough to be worth reading. */
const NEAREST = 8;

type Found = Pick<PartsOf<'stores'>, 'errors' | 'place' | 'stores'>;

/** The stores next to a position, a ZIP code or a city, or in a state; all of them where nothing is asked, or nothing is found. */
export const searchStores = async ({ query, storefront }: PartsRequest): Promise<PartsOf<'stores'>> => {
  const { zip = '', city = '', at = '' } = query;
  const stores = partnerStores();
  const localize = localizeIn(storefront);
  const position = parsePosition(at);
  const found = position
    ? around(stores, { ...position, title: localize(message('where you are')) }, localize)
    : await search(stores, zip.trim(), city.trim(), storefront);
  return { kind: 'stores', zip, city, total: stores.length, ...found };
};

const search = async (
  stores: readonly Store[],
  zip: string,
  city: string,
  storefront: Storefront,
): Promise<Found> => {
  const localize = localizeIn(storefront);
  const invalid = validateOptionalPostalCode(zip, 'US', { isRequired: false });
  if (invalid !== null) return nowhere(stores, { zip: localize(message(invalid)) }, localize);
  if (zip !== '') {
    const place = await findPlace(zip);
    return place
      ? around(stores, place, localize)
      : nowhere(stores, { zip: localize(message('We do not know this ZIP code')) }, localize);
  }
  return city === '' ? nowhere(stores, {}, localize) : inCity(stores, city, storefront);
};

/** A city first, then the state of that name: what only a state can be, its code or "New York State", is one at once. */
const inCity = async (stores: readonly Store[], text: string, storefront: Storefront): Promise<Found> => {
  const localize = localizeIn(storefront);
  const name = text.toLowerCase();
  const city = isOnlyState(name) ? null : await findCity(text, storefront.definition.country);
  if (city) return around(stores, city, localize);
  const state = US_STATES.find(({ code, title }) =>
    [code, title].some((one) => one.toLowerCase() === bareState(name)),
  );
  if (state) return inState(stores, state, localize);
  // Half a name of a city with a store will do.
  const there = stores.find((store) => `${store.city}, ${store.state}`.toLowerCase().startsWith(name));
  return there
    ? around(stores, { ...there, title: `${there.city}, ${there.state}` }, localize)
    : nowhere(stores, { city: localize(message('We do not know this city. Try the ZIP code')) }, localize);
};

const inState = (
  stores: readonly Store[],
  { code, title }: (typeof US_STATES)[number],
  localize: Localize,
): Found => {
  const there = stores.filter((store) => store.state === code);
  if (there.length === 0) {
    const city = message('There is no store in {state} yet. Try a city near you', { state: title });
    return nowhere(stores, { city: localize(city) }, localize);
  }
  return {
    errors: {},
    place: title,
    stores: there.map((store, index) => shown(store, index, null, localize)),
  };
};

const isOnlyState = (name: string): boolean =>
  bareState(name) !== name || US_STATES.some(({ code }) => code.toLowerCase() === name);

/** @example bareState('new york state') // 'new york' */
const bareState = (name: string): string =>
  name.endsWith(' state') ? name.slice(0, -' state'.length).trimEnd() : name;

const around = (stores: readonly Store[], place: NamedPlace, localize: Localize): Found => ({
  errors: {},
  place: place.title,
  stores: nearestStores(stores, place, NEAREST).map(({ store, miles }, index) =>
    shown(store, index, miles, localize),
  ),
});

/** All stores, with what is wrong with the question, if it was one. */
const nowhere = (stores: readonly Store[], errors: Found['errors'], localize: Localize): Found => ({
  errors,
  place: null,
  stores: stores.map((store, index) => shown(store, index, null, localize)),
});

const shown = (
  store: Store,
  index: number,
  miles: number | null,
  localize: Localize,
): Found['stores'][number] => ({
  ...store,
  hours: localize(OPENING_HOURS[store.hours]),
  number: index + 1,
  miles: miles === null ? null : Math.round(miles),
});

/** What the list of stores may say of their hours, in every language. */
const OPENING_HOURS: Readonly<Record<Store['hours'], Message>> = {
  'Every day 10 to 8': message('Every day 10 to 8'),
  'Mon to Fri 10 to 7, Sat and Sun 11 to 5': message('Mon to Fri 10 to 7, Sat and Sun 11 to 5'),
  'Mon to Sat 10 to 8, Sun 11 to 6': message('Mon to Sat 10 to 8, Sun 11 to 6'),
  'Tue to Sat 10 to 6': message('Tue to Sat 10 to 6'),
};
