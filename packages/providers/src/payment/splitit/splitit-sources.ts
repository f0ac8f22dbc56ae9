import { type ContentSources, NO_SOURCES } from '../content-sources.ts';

/**
 * SplitIt's form: a frame, with no script of it in our page. Without script its own page asks, which SplitIt may serve
 * from any of its hosts.
 */
export const splititSources = (formUrl: string): ContentSources => {
  const { origin, hostname } = new URL(formUrl);
  const pages = hostname.endsWith('.splitit.com') ? ['https://*.splitit.com'] : [];
  return { ...NO_SOURCES, frame: [origin], form: [origin, ...pages] };
};
