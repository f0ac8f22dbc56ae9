import type { StorefrontView } from '@counterpane/contract/pages/pages';
import { DEFAULT_THEME } from '../../design/theme.ts';
import { SHARE_PICTURE } from '../../seo/share-picture-size.ts';
import { fillTokens } from '../media/fill-tokens.ts';
import { loadTypeface } from './load-typeface.ts';
import { setLine, setLines } from './typeset.ts';

interface ShareWords {
  readonly storefront: Pick<StorefrontView, 'name' | 'theme'>;
  readonly title: string;
  /** An SVG element with a viewBox; it fills the right side and is cropped like a photograph. */
  readonly picture: string;
}

const MARGIN = 56;
const PANEL = 470;
const MEASURE = PANEL - 1.75 * MARGIN;
/** The largest in which the title has no more lines than there is room for. */
const TITLE_SIZES = [64, 56, 50, 44, 38, 32];
const MOST_LINES = 5;

/**
 * The picture of a page where its link is shared, as SVG without fonts: title, brand, and photograph or drawing, in the
 * brand's colours.
 */
export const sharePicture = async ({ storefront, title, picture }: ShareWords): Promise<string> => {
  const theme = { ...DEFAULT_THEME, ...storefront.theme };
  const type = {
    font: await loadTypeface(theme['font-display'], Number(theme['display-weight'])),
    spacing: Number.parseFloat(theme['display-spacing']),
  };
  const scale = Number(theme['display-scale']);
  const { lines, size } = await fitTitle(title, type, scale);
  const brand = await setLine(storefront.name, { ...type, size: 38 * scale });
  const { width, height } = SHARE_PICTURE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="var(--color-ground)"/>
${onTheRight(picture)}
<rect x="${PANEL}" width="8" height="${height}" fill="var(--color-accent)"/>
<g transform="translate(${MARGIN} ${MARGIN})">${MOON}</g>
<path transform="translate(${MARGIN + 68} ${MARGIN + 38})" fill="var(--color-ink)" d="${brand.path}"/>
${lines.map(({ path }, index) => `<path transform="translate(${MARGIN} ${titleTop(lines.length, size) + index * size * LEADING})" fill="var(--color-ink)" d="${path}"/>`).join('')}
</svg>`;
  return fillTokens(svg, theme);
};

const LEADING = 1.14;

/** Between brand and lower edge the title stands in the middle; the first base line. */
const titleTop = (lines: number, size: number): number => {
  const top = 2 * MARGIN;
  const room = SHARE_PICTURE.height - top - MARGIN / 2;
  return top + (room - lines * size * LEADING) / 2 + size * 0.85;
};

const fitTitle = async (
  title: string,
  type: Omit<Parameters<typeof setLines>[1], 'size'>,
  displayScale: number,
) => {
  for (const nominal of TITLE_SIZES) {
    const size = nominal * displayScale;
    const lines = await setLines(title, { ...type, size }, MEASURE);
    if (lines.length <= MOST_LINES && lines.every(({ width }) => width <= MEASURE)) return { lines, size };
  }
  const size = (TITLE_SIZES.at(-1) ?? 34) * displayScale;
  const lines = await setLines(title, { ...type, size }, MEASURE);
  return { lines: lines.slice(0, MOST_LINES), size };
};

const onTheRight = (picture: string): string => {
  const { width, height } = SHARE_PICTURE;
  return picture.replace(
    / width="\d+" height="\d+"/,
    ` x="${PANEL}" y="0" width="${width - PANEL}" height="${height}"`,
  );
};

/** The brand's moon, as in its icon. */
const MOON =
  '<svg viewBox="0 0 32 32" width="48" height="48"><rect width="32" height="32" rx="9" fill="var(--color-night)"/><path d="M21.5 19.6A8.5 8.5 0 0 1 12.4 8a8.7 8.7 0 1 0 9.1 11.6Z" fill="var(--color-accent)"/></svg>';
