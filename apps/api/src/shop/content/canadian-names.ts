/**
 * The name of a city from a list that has areas of cities instead ("Downtown Toronto (Richmond / Adelaide)", "Calgary Northeast"),
 * without capitals behind hyphens, and with U+FFFD for every letter with an accent.
 * @example canadianName('Trois-rivi\uFFFDres Central') // 'Trois-Rivières'
 */
export const canadianName = (listed: string): string => {
  const [city = ''] = listed.split('(');
  const bare = withoutAreas(city.split(' ').filter(Boolean)).join(' ');
  return (bare === '' ? listed : bare)
    .replaceAll('- ', '-')
    .replaceAll(/[\p{L}\uFFFD]+/gu, (word) => ACCENTED.get(word.toLowerCase()) ?? word)
    .replaceAll(SMALL_WORDS, (word) => word.toLowerCase())
    .replaceAll(BEGINNINGS, (letter) => letter.toUpperCase());
};

/** What stands before and behind the name of a city for a part of it. */
const AREAS_BEFORE: ReadonlySet<string> = new Set(['downtown', 'central', 'old', 'greater']);
const AREAS_BEHIND: ReadonlySet<string> = new Set([
  ...['north', 'south', 'east', 'west', 'northeast', 'northwest', 'southeast', 'southwest'],
  ...['central', 'inner', 'outer', 'upper', 'lower', 'city', 'township', '&', 'and'],
]);

const withoutAreas = (words: readonly string[]): readonly string[] => {
  const first = words.length > 1 && AREAS_BEFORE.has((words[0] ?? '').toLowerCase()) ? 1 : 0;
  const last = words.findLastIndex((word) => !AREAS_BEHIND.has(word.toLowerCase()));
  return words.slice(first, Math.max(last, first) + 1);
};

/** "Saint-Jean-sur-Richelieu": what stands small behind a hyphen. */
const SMALL_WORDS = /(?<=-)(?:a|aux|d|de|des|du|en|la|le|les|sur)(?!\p{L})/giu;

/** The first letter of a word, and what stands behind a hyphen or an article. */
const BEGINNINGS = /(?<=^| |(?<!\p{L})[ld]'|-(?!(?:a|aux|d|de|des|du|en|la|le|les|sur)(?!\p{L})))\p{Ll}/giu;

/** Every word of the list that has lost its accents, so that names can be found and shown. */
const WORDS = [
  ...['adèle', 'bélair', 'châteauguay', 'chaudière', 'côte', 'dorothée', 'émard', 'émile', 'épiphanie'],
  ...['félicien', 'françois', 'gaspé', 'gaspésie', 'geneviève', 'grâce', 'hébertville', 'île', 'îles'],
  ...['jérôme', 'jonquière', 'lamèque', 'lanaudière', 'laterrière', 'léonard', 'lévis', 'mère'],
  ...['métabetchouan', 'montérégie', 'pelé', 'québec', 'région', 'rivière', 'rivières', 'témiscamingue'],
  ...['thérèse'],
];
const ACCENTED: ReadonlyMap<string, string> = new Map([
  ...WORDS.map((word) => [word.replaceAll(/[^a-z]/g, '\uFFFD'), word] as const),
  // The list has these without their accents.
  ...[['quebec', 'québec'] as const, ['montreal', 'montréal'] as const],
]);

/** Large cities, and what people look for as one, that the list has only by their parts or not at all: where their middle is. */
export const UNLISTED_CITIES = [
  { name: 'Cape Breton', state: 'NS', latitude: 46.14, longitude: -60.19 },
  { name: 'Chatham-Kent', state: 'ON', latitude: 42.4, longitude: -82.19 },
  { name: 'Clarington', state: 'ON', latitude: 43.94, longitude: -78.61 },
  { name: 'Halton Hills', state: 'ON', latitude: 43.63, longitude: -79.95 },
  { name: 'Iqaluit', state: 'NU', latitude: 63.75, longitude: -68.52 },
  { name: 'Laval', state: 'QC', latitude: 45.61, longitude: -73.71 },
  { name: 'Saguenay', state: 'QC', latitude: 48.43, longitude: -71.06 },
  { name: 'Vaughan', state: 'ON', latitude: 43.84, longitude: -79.5 },
  { name: 'West Kelowna', state: 'BC', latitude: 49.86, longitude: -119.58 },
  { name: 'Whistler', state: 'BC', latitude: 50.12, longitude: -122.96 },
] as const;
