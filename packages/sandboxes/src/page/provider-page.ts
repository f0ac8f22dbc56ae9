import { escapeHtml } from './escape-html.ts';
import { renderPage } from './render-page.ts';

/** How the pages of a provider look. */
export interface ProviderLook {
  /** How shoppers call it: `Affirm`. */
  readonly name: string;
  /** CSS after the common styles. */
  readonly style: string;
  /** Whether `main` bears that name, for who meets the page in a frame of a store. */
  readonly isNamed: boolean;
}

/** A page that shoppers see at a provider; it says that it is none. `body` and `foot` are HTML, escaped. */
export const renderProviderPage = (
  { name, style, isNamed }: ProviderLook,
  title: string,
  body: string,
  foot = '',
): string =>
  renderPage({
    title,
    body: `${body}\n<p class="note">${escapeHtml(name)} sandbox. No money moves here.</p>`,
    style,
    ...(isNamed && { label: name }),
    foot,
  });

/** In the place of a page whose time is over, or that there never was. */
export const renderClosedPage = (look: ProviderLook): string =>
  renderProviderPage(
    look,
    'Page closed',
    '<h1>This page is closed</h1><p>Go back to the store to start again.</p>',
  );
