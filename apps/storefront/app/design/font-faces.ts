import { FONT_FILES, type Typeface } from './font-files.ts';
import { DEFAULT_THEME } from './theme.ts';
import { localFontsFor, TYPEFACES } from './typefaces.ts';

type Theme = Readonly<Record<string, string>>;

/**
 * The rules for the two typefaces that a brand's theme names, and for local ones with their metrics, so that
 * nothing moves when those arrive.
 */
export const fontFaces = (theme: Theme): string =>
  typefacesOf(theme)
    .flatMap((face) => [...ownFaces(face), ...fallbackFaces(face)])
    .join('');

/** The files that every page of the brand needs; the rest of the alphabet is fetched where it is written. */
export const fontsToPreload = (theme: Theme): string[] =>
  typefacesOf(theme).map((face) => FONT_FILES[face].latin);

/** @example typefacesOf({ 'font-text': "'DM Sans Variable', sans-serif", … }) // ['DM Sans', …] */
const typefacesOf = (theme: Theme): Typeface[] => {
  const { 'font-display': display, 'font-text': text } = { ...DEFAULT_THEME, ...theme };
  return ALL.filter((face) => [display, text].some((stack) => stack.startsWith(`'${face} Variable'`)));
};

const ALL = Object.keys(FONT_FILES).filter((name): name is Typeface => Object.hasOwn(TYPEFACES, name));

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const ownFaces = (face: Typeface): string[] => {
  const { latin, latinExt } = FONT_FILES[face];
  return [
    { file: latinExt, range: LATIN_EXT },
    { file: latin, range: LATIN },
  ].map(({ file, range }) =>
    fontFace(`${face} Variable`, {
      'font-display': 'swap',
      // Figures as high as capitals wherever the typeface is used, whatever else is said of figures there.
      'font-feature-settings': '"lnum"',
      'font-weight': TYPEFACES[face].weights,
      src: `url("${file}") format("woff2")`,
      'unicode-range': range,
    }),
  );
};

/** A local face is stretched to the width of ours, and its lines are given the height that ours will have. */
const fallbackFaces = (face: Typeface): string[] => {
  const { ascent, descent, width, weights } = TYPEFACES[face];
  return localFontsFor(TYPEFACES[face]).map((local) => {
    const stretch = width / local.width;
    return fontFace(`${face} ${local.suffix}`, {
      'font-weight': weights,
      src: local.names.map((name) => `local("${name}")`).join(),
      'size-adjust': percent(stretch),
      'ascent-override': percent(ascent / stretch),
      'descent-override': percent(descent / stretch),
      'line-gap-override': '0%',
    });
  });
};

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

const fontFace = (family: string, descriptors: Readonly<Record<string, string>>): string => {
  const rest = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{font-family:"${family}";${rest.join(';')}}`;
};
