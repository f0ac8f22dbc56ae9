/** What pages of the checkout may load from a company, and where their forms may lead: sources of a Content-Security-Policy. */
export interface ContentSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly form: readonly string[];
  readonly image?: readonly string[];
}

export const NO_SOURCES: ContentSources = { script: [], frame: [], connect: [], form: [] };

/**
 * A sandbox serves everything from one address: script, frames and the pages that shoppers are sent to.
 * @example everythingFrom('http://localhost:3001').script // ["http://localhost:3001"]
 */
export const everythingFrom = (origin: string): ContentSources => ({
  script: [origin],
  frame: [origin],
  connect: [origin],
  form: [origin],
});

/**
 * A company may serve a page from any of its hosts; a sandbox has one address.
 * @example hostsOf('https://api.affirm.com', 'affirm.com', 'affirm.ca') // ["https://*.affirm.com"]
 */
export const hostsOf = (url: string, ...domains: readonly string[]): readonly string[] => {
  const { origin, hostname } = new URL(url);
  const domain = domains.find((one) => hostname.endsWith(`.${one}`));
  return domain ? [`https://*.${domain}`] : [origin];
};

/**
 * A page in a frame, with no script of it in ours. The last page in the frame is ours: it leads the window around it back.
 * @example framedPage('https://ecom.acimacredit.com', 'acimacredit.com').frame // ["https://*.acimacredit.com", "'self'"]
 */
export const framedPage = (url: string, ...domains: readonly string[]): ContentSources => ({
  ...NO_SOURCES,
  frame: [...hostsOf(url, ...domains), "'self'"],
});

/** All that several companies need together, each source once. */
export const mergedSources = (all: readonly ContentSources[]): ContentSources => ({
  script: once(all.map(({ script }) => script)),
  frame: once(all.map(({ frame }) => frame)),
  connect: once(all.map(({ connect }) => connect)),
  form: once(all.map(({ form }) => form)),
  image: once(all.map(({ image = [] }) => image)),
});

const once = (lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];
