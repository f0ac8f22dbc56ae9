import type { CardOrigins } from '../../http/security-headers.ts';

/**
 * What the checkout may load anyway, and Amazon's pages: a form of ours leads there, and no script of Amazon's
 * runs in our page. Amazon may serve the page of a payment from any of its hosts.
 */
export const withAmazonPages = (origins: CardOrigins, signInUrl: string | undefined): CardOrigins => {
  if (signInUrl === undefined) return origins;
  const { origin, hostname } = new URL(signInUrl);
  const pages = /\.amazon\.(com|co\.uk|eu)$/.test(hostname)
    ? ['https://*.amazon.com', 'https://*.amazon.co.uk', 'https://*.amazon.eu']
    : [];
  return { ...origins, form: [...origins.form, origin, ...pages] };
};
