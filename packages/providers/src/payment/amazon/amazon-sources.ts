import { type ContentSources, NO_SOURCES } from '../content-sources.ts';

/**
 * A form of ours leads to Amazon's pages, and no script of Amazon's runs in our page. Amazon may serve the page of a
 * payment from any of its hosts.
 */
export const amazonSources = (signInUrl: string): ContentSources => {
  const { origin, hostname } = new URL(signInUrl);
  const pages = /\.amazon\.(com|co\.uk|eu)$/.test(hostname)
    ? ['https://*.amazon.com', 'https://*.amazon.co.uk', 'https://*.amazon.eu']
    : [];
  return { ...NO_SOURCES, form: [origin, ...pages] };
};
