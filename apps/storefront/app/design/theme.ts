/**
 * The custom properties that a brand sets, with Halcyon's values. A storefront's theme overrides any of them;
 * the page that is shown when nothing can be loaded uses these as they are.
 */
export const DEFAULT_THEME = {
  /** The page, panels on it, and a warmer tint for boxes. */
  'color-ground': '#fcf8f3',
  'color-surface': '#ffffff',
  'color-tint': '#f4ebe0',
  /** Text, quieter text, hairlines, and the edge of anything that can be typed into or chosen. */
  'color-ink': '#1d1b3a',
  'color-muted': '#5a5772',
  'color-line': '#e6dcd0',
  'color-edge': '#8a8599',
  /** The one primary button, what stands on it, and its soft and deep relatives. */
  'color-accent': '#c4432b',
  'color-accent-strong': '#a83621',
  'color-on-accent': '#ffffff',
  'color-accent-soft': '#fbe4dd',
  'color-accent-deep': '#8f2c19',
  /** Dark sections. */
  'color-night': '#1d1b3a',
  'color-on-night': '#fcf8f3',
  'color-night-muted': '#bfbbd8',
  'color-night-line': '#3a3763',
  /** Good news, bad news. */
  'color-positive': '#1c6840',
  'color-positive-soft': '#e3f1e7',
  'color-negative': '#a3231a',
  'color-negative-soft': '#fdecea',
  'color-focus': '#3f37c9',
  /** The room that a model stands in. */
  'room-wall': '#ecdfd1',
  'room-floor': '#c79e74',
  /** The plate in the place of a picture that has not been rendered: its ground, and the line on it. */
  'studio-ground': '#efe3d5',
  'studio-shade': '#dfcdbb',
  'font-display': "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Times', serif",
  'font-text': "'Inter Variable', 'Inter Fallback', Arial, sans-serif",
  /** Weight, spacing and size of display type belong to the typeface: some look small beside others. */
  'display-weight': '420',
  'display-spacing': '-0.02em',
  'display-scale': '1',
  radius: '14px',
  'radius-small': '10px',
  'radius-pill': '999px',
  'radius-button': '10px',
  /** How a home page begins: its picture wide behind the words, beside them, or framed with the words on a card. */
  look: 'wide',
  /** Headings of sections, small labels, hairlines, and the edge of pictures. */
  'heading-align': 'start',
  'label-case': 'none',
  'label-spacing': '0',
  rule: '1px',
  'picture-edge': '0 solid transparent',
  'shadow-soft': '0 1px 2px rgb(29 27 58 / 6%), 0 8px 24px rgb(29 27 58 / 6%)',
  'shadow-lift': '0 2px 6px rgb(29 27 58 / 8%), 0 24px 56px rgb(29 27 58 / 14%)',
} as const satisfies Record<string, string>;

export type ThemeKey = keyof typeof DEFAULT_THEME;

/** A custom property's name and value as data may give them: nothing that could leave the declaration. */
const SAFE_KEY = /^[a-z][a-z0-9-]*$/;
const SAFE_VALUE = /^[^;{}<>\\]*$/;

/** The rule that puts a brand's tokens on the page. @example themeStyle({ radius: '0' }) */
export const themeStyle = (theme: Readonly<Record<string, string>>): string => {
  const tokens = Object.entries({ ...DEFAULT_THEME, ...theme })
    .filter(([key, value]) => SAFE_KEY.test(key) && SAFE_VALUE.test(value))
    .map(([key, value]) => `--${key}:${value}`);
  return `:root{${tokens.join(';')}}`;
};
