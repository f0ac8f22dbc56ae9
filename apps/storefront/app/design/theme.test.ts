import { expect, test } from 'vitest';
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
  ['color-negative', 'color-ground', 4.5],
  ['color-negative', 'color-surface', 4.5],
  ['color-negative', 'color-negative-soft', 4.5],
  ['color-edge', 'color-surface', 3],
  ['color-edge', 'color-ground', 3],
  ['color-focus', 'color-ground', 3],
  ['color-focus', 'color-surface', 3],
  ['color-focus', 'color-tint', 3],
];

test('everyone can read every pair of colours', () => {
  const tooFaint = PAIRS.filter(
    ([front, back, least]) => contrast(DEFAULT_THEME[front], DEFAULT_THEME[back]) < least,
  );
  expect(tooFaint).toEqual([]);
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
