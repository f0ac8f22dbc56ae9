import { readFileSync } from 'node:fs';
import type { EntryContext } from 'react-router';

let known: string | null = null;

/** The built stylesheets of every page, read once. Null in development, where they are not built. */
export const readStyles = ({ manifest }: EntryContext): string | null => {
  if (import.meta.env.DEV) return null;
  const sheets = manifest.routes.root?.css ?? [];
  // The server build stands beside the client build.
  known ??= sheets.map((href) => readFileSync(new URL(`../client${href}`, import.meta.url), 'utf8')).join('');
  return known;
};
