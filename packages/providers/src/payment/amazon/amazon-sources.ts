import { type ContentSources, everythingFrom } from '../content-sources.ts';

/**
 * What Amazon's script is known to ask for. Amazon publishes no list: the hosts that it asks are those of its own module
 * for Adobe Commerce (csp_whitelist.xml), those of pictures come from reports of shops. It may serve the page of a payment
 * from any of its hosts.
 */
const AMAZON: Omit<ContentSources, 'script'> = {
  frame: [],
  connect: ['https://apay-us.amazon.com', 'https://payments-eu.amazon.com'],
  form: ['https://*.amazon.com', 'https://*.amazon.co.uk', 'https://*.amazon.eu'],
  image: ['https://m.media-amazon.com'],
};

/** What the checkout loads of Amazon, told by where its script is. */
export const amazonSources = (scriptUrl: string): ContentSources => {
  const { origin, hostname } = new URL(scriptUrl);
  if (!hostname.endsWith('.payments-amazon.com')) return everythingFrom(origin);
  return { ...AMAZON, script: [origin], image: [origin, ...(AMAZON.image ?? [])] };
};
