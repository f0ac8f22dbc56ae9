import { expect, test } from 'vitest';
import { fontFaces, fontsToPreload } from './font-faces.ts';

const drift = {
  'font-display': "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', sans-serif",
  'font-text': "'DM Sans Variable', 'DM Sans Fallback', sans-serif",
};

test('a page loads the two typefaces of its brand before anything else, and no other', () => {
  const files = fontsToPreload(drift);
  expect(files).toHaveLength(2);
  expect(files.filter((file) => /(?:bricolage-grotesque|dm-sans)-latin-wght-normal/.test(file))).toEqual(
    files,
  );
  expect(fontFaces(drift)).not.toContain('Inter');
});

test('letters beyond Western Europe come in a file of their own, fetched where they are written', () => {
  const css = fontFaces(drift);
  expect(css).toMatch(/dm-sans-latin-ext-wght-normal[^}]*unicode-range:U\+0100-/);
  // œ and Ç are in the first file, Ÿ is in the second.
  expect(css).toMatch(/dm-sans-latin-wght-normal[^}]*unicode-range:U\+0000-00FF,U\+0131,U\+0152-0153/);
});

test('a local typeface is stretched to the width and height of a web font until that is loaded', () => {
  const css = fontFaces(drift);
  expect(css).toContain('@font-face{font-family:"DM Sans Fallback";font-weight:100 1000;src:local("Arial")');
  expect(css).toContain('size-adjust:105.11%;ascent-override:94.38%;descent-override:29.49%');
});

test('a typeface with serifs has stand-ins with serifs', () => {
  const css = fontFaces({});
  expect(css).toContain('font-family:"Fraunces Fallback";font-weight:100 900;src:local("Georgia")');
  expect(css).toContain(
    'font-family:"Fraunces Fallback Times";font-weight:100 900;src:local("Times New Roman"),local("Liberation Serif")',
  );
});
