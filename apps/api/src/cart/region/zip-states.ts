/**
 * First three digits of a ZIP code -> state, as ranges: "100-149" is New York. USPS, publication 65; a test compares
 * it with the list of all codes, which is too large to be read for every address.
 */
const RANGES: Readonly<Record<string, string>> = {
  AL: '350-369',
  AK: '995-999',
  AZ: '850-865',
  AR: '716-729,755',
  CA: '900-961',
  CO: '800-816',
  CT: '060-069',
  DE: '197-199',
  DC: '200,202-205,569',
  FL: '320-339,341-349',
  GA: '300-319,398-399',
  HI: '967-968',
  ID: '832-838',
  IL: '600-629',
  IN: '460-479',
  IA: '500-528',
  KS: '660-679',
  KY: '400-427',
  LA: '700-714',
  ME: '039-049',
  MD: '205-219',
  MA: '010-027,055',
  MI: '480-499',
  MN: '550-567',
  MS: '386-397',
  MO: '630-658',
  MT: '590-599',
  NE: '680-693',
  NV: '889-898',
  NH: '030-038',
  NJ: '070-089',
  NM: '870-884',
  NY: '005,063,100-149',
  NC: '270-289',
  ND: '580-588',
  OH: '430-459',
  OK: '730-749',
  OR: '970-979',
  PA: '150-196',
  RI: '028-029',
  SC: '290-299',
  SD: '570-577',
  TN: '370-385',
  TX: '733,739,750-799,885',
  UT: '840-847',
  VT: '050-054,056-059',
  VA: '201,205,220-246',
  WA: '980-994',
  WV: '247-268',
  WI: '530-549',
  WY: '820-831,834',
  AS: '967',
  GU: '969',
  MP: '969',
  VI: '008',
};

const STATES = Object.keys(RANGES);

/** First three digits -> states, asked for every address that is typed and every price that is shown with its tax. */
const STATES_OF_PREFIX: ReadonlyMap<string, readonly string[]> = new Map(
  Array.from({ length: 1_000 }, (_, number) => String(number).padStart(3, '0')).map((prefix) => [
    prefix,
    STATES.filter((state) => (RANGES[state] ?? '').split(',').some((range) => isInRange(prefix, range))),
  ]),
);

function isInRange(prefix: string, range: string): boolean {
  const [from = '', to = from] = range.split('-');
  return prefix >= from && prefix <= to;
}

/** ZIP codes whose streets lie on both sides of a border, with the state that their digits do not say. */
const ACROSS: Readonly<Record<string, string>> = {
  '02861': 'MA',
  '42223': 'TN',
  '59221': 'ND',
  '63673': 'IL',
  '71749': 'LA',
  '81137': 'NM',
  '84536': 'AZ',
  '86044': 'UT',
  '86515': 'NM',
  '88063': 'TX',
  '89439': 'CA',
  '97635': 'CA',
};

/** First letters of a Canadian postal code -> province, the longer ones first. Canada Post. */
const PROVINCES: readonly (readonly [letters: string, provinces: readonly string[]])[] = [
  // The government's own offices, on both banks of the river.
  ['K1A', ['ON', 'QC']],
  ['A', ['NL']],
  ['B', ['NS']],
  ['C', ['PE']],
  ['E', ['NB']],
  ['G', ['QC']],
  ['H', ['QC']],
  ['J', ['QC']],
  ['K', ['ON']],
  ['L', ['ON']],
  ['M', ['ON']],
  ['N', ['ON']],
  ['P', ['ON']],
  ['R', ['MB']],
  ['S', ['SK']],
  ['T', ['AB']],
  ['V', ['BC']],
  ['X', ['NT', 'NU']],
  ['Y', ['YT']],
];

/**
 * Whether a US ZIP code can lie in a state, by its first three digits but for a few on a border [K5, D30].
 * @example zipIsInState('87101', 'NM') // true
 */
export const zipIsInState = (zip: string, state: string): boolean => {
  if (ACROSS[zip.trim().slice(0, 5)] === state) return true;
  return STATES_OF_PREFIX.get(zip.trim().slice(0, 3))?.includes(state) ?? false;
};

/** The states that a US ZIP code can lie in: usually one. @example statesOfZip('87101') // ["NM"] */
export const statesOfZip = (zip: string): string[] => STATES.filter((state) => zipIsInState(zip, state));

/** The provinces that a Canadian postal code can lie in. @example provincesOfCode('m5v 2t6') // ["ON"] */
const provincesOfCode = (code: string): readonly string[] =>
  PROVINCES.find(([letters]) => code.trim().toUpperCase().startsWith(letters))?.[1] ?? [];

/**
 * The states or provinces that a code of a country can lie in; null where an address needs none.
 * @example statesOfPostalCode('SW1A 1AA', 'GB') // null
 */
export const statesOfPostalCode = (code: string, country: string): readonly string[] | null => {
  if (country === 'US') return statesOfZip(code);
  return country === 'CA' ? provincesOfCode(code) : null;
};
