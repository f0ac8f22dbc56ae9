/** The place of a ZIP or postal code, as people would write it. */
interface ZipPlace {
  readonly city: string;
  /** Code of the state or province. */
  readonly state: string;
}

/** Names by ZIP code, and by the three digits that neighbours share. */
interface Names {
  readonly byZip: ReadonlyMap<string, ZipPlace>;
  readonly nearby: ReadonlyMap<string, ReadonlySet<string>>;
}

let names: Promise<Names> | null = null;

/** All US ZIP codes of the list; it is large, so it is loaded on first use. */
const loadNames = (): Promise<Names> => {
  names ??= import('zipcodes').then(({ default: { codes } }) => {
    const places = Object.values(codes).filter(({ country }) => country === 'US');
    const nearby = new Map<string, Set<string>>();
    for (const { zip, city } of places) {
      const area = zip.slice(0, 3);
      nearby.set(area, (nearby.get(area) ?? new Set()).add(plainCity(city)));
    }
    return { byZip: new Map(places.map(({ zip, city, state }) => [zip, { city, state }])), nearby };
  });
  return names;
};

/** The place of a US ZIP code; null for a code that is new, or of a single building and not in the list. */
export const findZipPlace = async (zip: string): Promise<ZipPlace | null> =>
  (await loadNames()).byZip.get(zip.trim().slice(0, 5)) ?? null;

/**
 * The city names of a ZIP code when the given one is wrong: none where it is right, where a neighbouring code has
 * that name (the list has one name for a code, people use several), and where the code is unknown [D89].
 * @example await expectedCities('10001', 'Boston') // ["New York"]
 */
export const expectedCities = async (zip: string, city: string): Promise<readonly string[]> => {
  const { byZip, nearby } = await loadNames();
  const code = zip.trim().slice(0, 5);
  const place = byZip.get(code);
  if (!place || nearby.get(code.slice(0, 3))?.has(plainCity(city))) return [];
  return [place.city];
};

const SHORT: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' };

/** A name without case, accents, signs and the choice between long and short words. */
export const plainCity = (city: string): string =>
  city
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => (Object.hasOwn(SHORT, word) ? SHORT[word] : word))
    .join(' ');
