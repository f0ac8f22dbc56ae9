import type { Sitemap } from '@counterpane/contract/pages/pages';
import { element, escapeXml } from './xml.ts';

/** The pages as sitemaps.org wants them, each with the same page in other countries and languages. */
export const sitemapXml = (pages: Sitemap['pages'], origin: string): string =>
  [
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(({ base, path, alternates }) => {
      const links = alternates.map(
        ({ hrefLang, url }) =>
          `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(url.replace(/\/$/, '') + path)}"/>`,
      );
      return `<url>${element('loc', origin + base + path)}${links.join('')}</url>`;
    }),
    '</urlset>',
  ].join('\n');
