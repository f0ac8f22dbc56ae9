import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { expect, test } from 'vitest';
import { fontFaces } from './font-faces.ts';
import { DEFAULT_THEME, type ThemeKey, themeStyle } from './theme.ts';

/** Every pair that carries text, with the contrast it needs (WCAG 2.2: 4.5 for text, 3 for edges and rings). */
const PAIRS: readonly (readonly [ThemeKey, ThemeKey, number])[] = [
  ['color-ink', 'color-ground', 4.5],
  ['color-ink', 'color-surface', 4.5],
  ['color-ink', 'color-tint', 4.5],
  ['color-muted', 'color-ground', 4.5],
  ['color-muted', 'color-surface', 4.5],
  ['color-muted', 'color-tint', 4.5],
  ['color-muted', 'color-line', 4.5],
  ['color-on-accent', 'color-accent', 4.5],
  ['color-on-accent', 'color-accent-strong', 4.5],
  ['color-accent-deep', 'color-accent-soft', 4.5],
  ['color-on-night', 'color-night', 4.5],
  ['color-night-muted', 'color-night', 4.5],
  ['color-positive', 'color-ground', 4.5],
  ['color-positive', 'color-surface', 4.5],
  ['color-positive', 'color-tint', 4.5],
  ['color-positive', 'color-positive-soft', 4.5],
  ['color-negative', 'color-ground', 4.5],
  ['color-negative', 'color-surface', 4.5],
  ['color-negative', 'color-tint', 4.5],
  ['color-negative', 'color-negative-soft', 4.5],
  ['color-ink', 'color-negative-soft', 4.5],
  ['color-ink', 'color-positive-soft', 4.5],
  ['color-accent-deep', 'color-surface', 4.5],
  ['color-edge', 'color-surface', 3],
  ['color-edge', 'color-ground', 3],
  ['color-focus', 'color-ground', 3],
  ['color-focus', 'color-surface', 3],
  ['color-focus', 'color-tint', 3],
  ['color-focus', 'color-accent-soft', 3],
  ['color-on-night', 'color-night', 3],
  ['color-edge', 'color-tint', 3],
];

const { brands } = shippedCatalogue();
const isThemeKey = (key: string): key is ThemeKey => Object.hasOwn(DEFAULT_THEME, key);
const THEME_KEYS = Object.keys(DEFAULT_THEME).filter(isThemeKey);

test('everyone can read every pair of colours, of every brand', () => {
  const themes = [
    { key: 'default', theme: DEFAULT_THEME },
    ...brands.map(({ key, theme }) => ({ key, theme: { ...DEFAULT_THEME, ...theme } })),
  ];
  const tooFaint = themes.flatMap(({ key, theme }) =>
    PAIRS.filter(([front, back, least]) => contrast(theme[front], theme[back]) < least).map(
      ([front, back]) => `${key}: ${front} on ${back} ${contrast(theme[front], theme[back]).toFixed(2)}`,
    ),
  );
  expect(tooFaint).toEqual([]);
});

const STYLES = globSync('../**/*.css', { cwd: import.meta.dirname }).map((file) => ({
  file,
  css: readFileSync(join(import.meta.dirname, file), 'utf8'),
}));

/** A colour in figures, or the two that are commonly named. */
const OWN_COLOR =
  /(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab|color)\(\s*[\w.-]*\d|#[\da-f]{3,8}\b|(?<![-\w])(?:white|black)(?![-\w])/gi;

test('no rule has a colour of its own: what is not a token is the same for every brand', () => {
  // What a mask lets through is no colour.
  const own = STYLES.flatMap(({ file, css }) =>
    [...css.replaceAll(/mask[^;{}]*;/g, '').matchAll(OWN_COLOR)].map(([color]) => `${file}: ${color}`),
  );
  expect(own).toEqual([]);
});

test('no rule that names both sets a text on a colour that was not tried for every brand', () => {
  const tried = new Set(PAIRS.flatMap(([front, back]) => [`${front} on ${back}`, `${back} on ${front}`]));
  const used = STYLES.flatMap(({ css }) =>
    [...css.matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => pairOf(rule)),
  );
  expect(used.length).toBeGreaterThan(20);
  expect(used.filter((pair) => !tried.has(pair))).toEqual([]);
});

/** The colour of the text and of the ground, where one rule names both. */
const pairOf = (rule: string): string[] => {
  const [, front] = /(?<![-\w])color:\s*var\(--(color-[a-z-]+)\)/.exec(rule) ?? [];
  const [, back] = /background(?:-color)?:\s*var\(--(color-[a-z-]+)\)/.exec(rule) ?? [];
  return front && back ? [`${front} on ${back}`] : [];
};

test('every brand says for itself what each token is, and none that nobody reads', () => {
  const odd = brands.flatMap(({ key, theme }) => [
    ...THEME_KEYS.filter((token) => theme[token] === undefined).map((token) => `${key} lacks ${token}`),
    ...Object.keys(theme)
      .filter((token) => !isThemeKey(token))
      .map((token) => `${key} has ${token}`),
  ]);
  expect(odd).toEqual([]);
});

test('no two brands look alike: ground, accent, type and corners are their own', () => {
  for (const token of [
    'color-ground',
    'color-ink',
    'color-accent',
    'font-display',
    'font-text',
    'radius',
  ] as const) {
    const values = brands.map(({ theme }) => theme[token]);
    expect(new Set(values).size, token).toBe(brands.length);
  }
});

test('every brand has the two typefaces that it names, and only these', () => {
  for (const { key, theme } of brands) {
    const css = fontFaces(theme);
    const families = new Set(Array.from(css.matchAll(/font-family:"([^"]+) Variable"/g), ([, name]) => name));
    expect(families.size, key).toBe(2);
    for (const stack of [theme['font-display'], theme['font-text']])
      for (const [, name] of stack?.matchAll(/'([^']+)'/g) ?? [])
        expect(css, key).toContain(`font-family:"${name}"`);
  }
});

test('a brand overrides what it names and keeps the rest', () => {
  const css = themeStyle({ 'color-ink': '#000000' });
  expect(css).toContain('--color-ink:#000000;');
  expect(css).toContain(`--radius:${DEFAULT_THEME.radius}`);
});

test('a value that would leave its declaration is dropped', () => {
  const css = themeStyle({ 'color-x': 'red}</style><script>', 'a b': 'red' });
  expect(css).not.toContain('script');
  expect(css).not.toContain('a b');
});

const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
};

const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
