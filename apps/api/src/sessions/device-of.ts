/** A browser and its system in a word each; null where it does not say. */
interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** In this order: most browsers name others as well. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** @example deviceOf('Mozilla/5.0 (Windows NT 10.0) … Chrome/131.0.0.0 Safari/537.36') // Chrome on Windows */
export const deviceOf = (userAgent: string): Device => ({
  browser: BROWSERS.find(([mark]) => userAgent.includes(mark))?.[1] ?? null,
  system: SYSTEMS.find(([mark]) => userAgent.includes(mark))?.[1] ?? null,
});
