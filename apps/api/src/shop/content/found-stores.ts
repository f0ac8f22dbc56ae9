import type { Store } from '@counterpane/catalogue/stores-schema';
import type { PartsOf } from '@counterpane/contract/pages/content-parts';
import { validateOptionalPostalCode } from '@counterpane/rules/address/form-field';
import { US_STATES } from '@counterpane/rules/address/states';
import { nearestStores } from '@counterpane/rules/content/nearest-stores';
import { findPlace, type NamedPlace } from './find-place.ts';
import { knownStores } from './known-stores.ts';
import type { PartsRequest } from './parts-request.ts';

/** So many are near enough to be worth reading. */
const NEAREST = 8;

type Found = Pick<PartsOf<'stores'>, 'errors' | 'place' | 'stores'>;

/** The stores next to a ZIP code or in a city or state; all of them where nothing is asked, or nothing is found. */
export const foundStores = async ({ query }: PartsRequest): Promise<PartsOf<'stores'>> => {
  const { zip = '', city = '' } = query;
  const stores = knownStores();
  const found = await search(stores, zip.trim(), city.trim());
  return { kind: 'stores', zip, city, total: stores.length, ...found };
};

const search = async (stores: readonly Store[], zip: string, city: string): Promise<Found> => {
  const invalid = validateOptionalPostalCode(zip, 'US', { isRequired: false });
  if (invalid !== null) return { errors: { zip: invalid }, place: null, stores: everywhere(stores) };
  if (zip !== '') {
    const place = await findPlace(zip);
    return place
      ? around(stores, place)
      : { errors: { zip: 'We do not know this ZIP code' }, place: null, stores: everywhere(stores) };
  }
  return city === '' ? { errors: {}, place: null, stores: everywhere(stores) } : inCity(stores, city);
};

const inCity = (stores: readonly Store[], text: string): Found => {
  const [city = '', state = ''] = text
    .toLowerCase()
    .split(',')
    .map((part) => part.trim());
  const whole = US_STATES.find(({ code, title }) => [code.toLowerCase(), title.toLowerCase()].includes(city));
  const inState = stores.filter((store) => store.state === whole?.code);
  if (whole && inState.length > 0)
    return {
      errors: {},
      place: whole.title,
      stores: inState.map((store, index) => shown(store, index, null)),
    };
  const there = stores.find(
    (store) => store.city.toLowerCase().startsWith(city) && store.state.toLowerCase().startsWith(state),
  );
  return there
    ? around(stores, { ...there, title: `${there.city}, ${there.state}` })
    : {
        errors: { city: 'We have no store there. Try the ZIP code' },
        place: null,
        stores: everywhere(stores),
      };
};

const around = (stores: readonly Store[], place: NamedPlace): Found => ({
  errors: {},
  place: place.title,
  stores: nearestStores(stores, place, NEAREST).map(({ store, miles }, index) => shown(store, index, miles)),
});

const everywhere = (stores: readonly Store[]): Found['stores'] =>
  stores.map((store, index) => shown(store, index, null));

const shown = (store: Store, index: number, miles: number | null): Found['stores'][number] => ({
  ...store,
  number: index + 1,
  miles: miles === null ? null : Math.round(miles),
});
