import type { Typeface } from './font-files.ts';

/** Parts of one em. `width` is that of an average letter of English text, in the weight that brands use. */
interface Metrics {
  readonly weights: string;
  readonly ascent: number;
  readonly descent: number;
  readonly width: number;
  readonly hasSerifs: boolean;
}

const SANS = { hasSerifs: false } as const;
const SERIF = { hasSerifs: true } as const;

/** Read from the files themselves; a typeface that is changed for a newer version must be read again. */
export const TYPEFACES: Readonly<Record<Typeface, Metrics>> = {
  'Bricolage Grotesque': { ...SANS, weights: '200 800', ascent: 0.93, descent: 0.27, width: 0.4646 },
  'Cormorant Garamond': { ...SERIF, weights: '300 700', ascent: 0.924, descent: 0.287, width: 0.3779 },
  'DM Sans': { ...SANS, weights: '100 1000', ascent: 0.992, descent: 0.31, width: 0.4488 },
  Figtree: { ...SANS, weights: '300 900', ascent: 0.95, descent: 0.25, width: 0.431 },
  Fraunces: { ...SERIF, weights: '100 900', ascent: 0.978, descent: 0.255, width: 0.448 },
  'Instrument Sans': { ...SANS, weights: '400 700', ascent: 0.97, descent: 0.25, width: 0.4354 },
  Inter: { ...SANS, weights: '100 900', ascent: 0.969, descent: 0.241, width: 0.4586 },
  Manrope: { ...SANS, weights: '200 800', ascent: 1.066, descent: 0.3, width: 0.4401 },
  Newsreader: { ...SERIF, weights: '200 800', ascent: 0.735, descent: 0.265, width: 0.4127 },
  Outfit: { ...SANS, weights: '100 900', ascent: 1, descent: 0.26, width: 0.4246 },
  'Public Sans': { ...SANS, weights: '100 900', ascent: 0.95, descent: 0.225, width: 0.4472 },
  'Source Serif 4': { ...SERIF, weights: '200 900', ascent: 1.036, descent: 0.335, width: 0.4617 },
  'Space Grotesk': { ...SANS, weights: '300 700', ascent: 0.984, descent: 0.292, width: 0.4731 },
  'Work Sans': { ...SANS, weights: '100 900', ascent: 0.93, descent: 0.243, width: 0.4846 },
};

/** What shoppers' machines have: its own name and that of its twin, and how wide an average letter is. */
interface LocalFont {
  readonly suffix: string;
  readonly names: readonly string[];
  readonly width: number;
}

const GEORGIA: LocalFont = { suffix: 'Fallback', names: ['Georgia'], width: 0.4334 };
const TIMES: LocalFont = {
  suffix: 'Fallback Times',
  names: ['Times New Roman', 'Liberation Serif'],
  width: 0.3888,
};
const ARIAL: LocalFont = { suffix: 'Fallback', names: ['Arial', 'Liberation Sans'], width: 0.427 };

/** What stands in for a typeface until it is there. */
export const localFontsFor = ({ hasSerifs }: Pick<Metrics, 'hasSerifs'>): readonly LocalFont[] =>
  hasSerifs ? [GEORGIA, TIMES] : [ARIAL];
