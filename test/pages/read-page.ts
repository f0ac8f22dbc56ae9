import { followRedirects, redirectOf } from './follow-redirects.ts';
import { getFrom, hostOf } from './store-host.ts';

/** A page as a search engine reads it: no browser, no script. */
interface ReadPage {
  readonly path: string;
  readonly status: number;
  readonly html: string;
  readonly headings: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** By language and country. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Where its links to pages of the same shop lead, without what stands after a `#`. */
  readonly links: readonly string[];
  /** Where its pictures come from. */
  readonly pictures: readonly string[];
}

/** A page of Halcyon, where redirects lead to; its path is the one that was asked for. */
export const readPage = async (path: string): Promise<ReadPage> => {
  const { answer } = await followRedirects(new URL(path, `http://${hostOf('halcyon')}`), async (url) => {
    const { status, location, text } = await getFrom('halcyon', url.pathname + url.search);
    return { status, text, redirect: redirectOf(status, location) };
  });
  return parsePage(path, answer.status, answer.text);
};

/** What an answer says as a page. */
export const parsePage = (path: string, status: number, html: string): ReadPage => ({
  path,
  status,
  html,
  headings: [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) => textOf(text)),
  title: textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? ''),
  description: textOf(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
  canonical: /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(html)?.[1] ?? '',
  alternates: Object.fromEntries(
    [...html.matchAll(/<link[^>]*rel="alternate"[^>]*hrefLang="([^"]*)"[^>]*href="([^"]*)"/gi)].map(
      ([, language = '', url = '']) => [language, url],
    ),
  ),
  links: linksOf(html),
  pictures: [
    ...new Set(
      [...html.matchAll(/<img\b[^>]* src="(\/[^"]*)"/g)].map(([, source = '']) =>
        source.replaceAll('&amp;', '&'),
      ),
    ),
  ],
});

/** Filters lead to the same list in other words: they say themselves that they need not be followed. */
const linksOf = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a\b([^>]*)>/g)]
      .filter(([, attributes = '']) => !attributes.includes('nofollow'))
      .flatMap(([, attributes = '']) => /href="(\/[^"#]*)/.exec(attributes)?.[1] ?? [])
      .map((link) => link.replaceAll('&amp;', '&')),
  ),
];

const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', '’')
    .trim();
