/** A brand's colours and type as a mail program understands them. */
export interface EmailTheme {
  readonly ground: string;
  readonly surface: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly night: string;
  readonly onNight: string;
  readonly positive: string;
  readonly display: string;
  readonly text: string;
}

/**
 * Mail programs do not support custom properties, so each value is written out. Values that a theme lacks have
 * plain defaults.
 */
export const emailTheme = (theme: Readonly<Record<string, string>>): EmailTheme => ({
  ground: theme['color-ground'] ?? '#ffffff',
  surface: theme['color-surface'] ?? '#ffffff',
  ink: theme['color-ink'] ?? '#1a1a1a',
  muted: theme['color-muted'] ?? '#555555',
  line: theme['color-line'] ?? '#dddddd',
  accent: theme['color-accent'] ?? '#1a1a1a',
  onAccent: theme['color-on-accent'] ?? '#ffffff',
  night: theme['color-night'] ?? '#1a1a1a',
  onNight: theme['color-on-night'] ?? '#ffffff',
  positive: theme['color-positive'] ?? '#1c6840',
  display: theme['font-display'] ?? 'Georgia, serif',
  text: theme['font-text'] ?? 'Arial, sans-serif',
});
