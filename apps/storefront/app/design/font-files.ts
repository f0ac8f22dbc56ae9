import bricolageGrotesqueMore from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import bricolageGrotesque from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import cormorantGaramondMore from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-ext-wght-normal.woff2?url';
import cormorantGaramond from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2?url';
import dmSansMore from '@fontsource-variable/dm-sans/files/dm-sans-latin-ext-wght-normal.woff2?url';
import dmSans from '@fontsource-variable/dm-sans/files/dm-sans-latin-wght-normal.woff2?url';
import figtreeMore from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import frauncesMore from '@fontsource-variable/fraunces/files/fraunces-latin-ext-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import instrumentSansMore from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import interMore from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import manropeMore from '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?url';
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import newsreaderMore from '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import outfitMore from '@fontsource-variable/outfit/files/outfit-latin-ext-wght-normal.woff2?url';
import outfit from '@fontsource-variable/outfit/files/outfit-latin-wght-normal.woff2?url';
import publicSansMore from '@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import sourceSerif4More from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url';
import sourceSerif4 from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import spaceGroteskMore from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-ext-wght-normal.woff2?url';
import spaceGrotesk from '@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2?url';
import workSansMore from '@fontsource-variable/work-sans/files/work-sans-latin-ext-wght-normal.woff2?url';
import workSans from '@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url';

/** One typeface in the alphabets of Western Europe, and what other Latin alphabets and the French Ÿ need beside. */
interface FontFiles {
  readonly latin: string;
  readonly latinExt: string;
}

/** Addresses of the typefaces that the shop serves itself. A brand names two of them; no page loads more. */
export const FONT_FILES = {
  'Bricolage Grotesque': { latin: bricolageGrotesque, latinExt: bricolageGrotesqueMore },
  'Cormorant Garamond': { latin: cormorantGaramond, latinExt: cormorantGaramondMore },
  'DM Sans': { latin: dmSans, latinExt: dmSansMore },
  Figtree: { latin: figtree, latinExt: figtreeMore },
  Fraunces: { latin: fraunces, latinExt: frauncesMore },
  'Instrument Sans': { latin: instrumentSans, latinExt: instrumentSansMore },
  Inter: { latin: inter, latinExt: interMore },
  Manrope: { latin: manrope, latinExt: manropeMore },
  Newsreader: { latin: newsreader, latinExt: newsreaderMore },
  Outfit: { latin: outfit, latinExt: outfitMore },
  'Public Sans': { latin: publicSans, latinExt: publicSansMore },
  'Source Serif 4': { latin: sourceSerif4, latinExt: sourceSerif4More },
  'Space Grotesk': { latin: spaceGrotesk, latinExt: spaceGroteskMore },
  'Work Sans': { latin: workSans, latinExt: workSansMore },
} as const satisfies Readonly<Record<string, FontFiles>>;

export type Typeface = keyof typeof FONT_FILES;
