import { type ContentSources, everythingFrom } from '../content-sources.ts';

/**
 * What Amazon's script may ask for. Amazon's documentation has no list; its own module for Adobe Commerce does
 * (amzn/amazon-payments-magento-2-plugin, etc/csp_whitelist.xml), of which these are the hosts of the countries that we sell in,
 * without those of its older interface. Scripts come from one host alone.
 */
const AMAZON: Omit<ContentSources, 'script'> = {
  frame: ['https://*.amazon.com', 'https://*.amazon.co.uk', 'https://*.payments-amazon.com'],
  connect: [
    'https://*.amazon.com',
    'https://*.amazon.co.uk',
    'https://*.amazonpay.com',
    'https://*.amazonpay.co.uk',
  ],
  form: ['https://*.amazon.com', 'https://*.amazon.co.uk'],
  image: ['https://*.media-amazon.com', 'https://*.ssl-images-amazon.com', 'https://*.payments-amazon.com'],
};

/** What the checkout loads of Amazon, told by where its script is. */
export const amazonSources = (scriptUrl: string): ContentSources => {
  const { origin, hostname } = new URL(scriptUrl);
  if (!hostname.endsWith('.payments-amazon.com')) return everythingFrom(origin);
  return { ...AMAZON, script: [origin] };
};
