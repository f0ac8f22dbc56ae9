import type { CardOrigins } from '../../http/security-headers.ts';

/**
 * What the checkout may load anyway, and the form of the instalment provider: a frame, with no script of it in
 * our page. Without script its own page asks, which SplitIt may serve from any of its hosts.
 */
export const withInstalmentForm = (origins: CardOrigins, formUrl: string | undefined): CardOrigins => {
  if (formUrl === undefined) return origins;
  const { origin, hostname } = new URL(formUrl);
  const pages = hostname.endsWith('.splitit.com') ? ['https://*.splitit.com'] : [];
  return {
    ...origins,
    frame: [...origins.frame, origin],
    form: [...origins.form, origin, ...pages],
  };
};
