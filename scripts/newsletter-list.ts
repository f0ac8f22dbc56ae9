import type { NewsletterReader } from '@counterpane/api/order/mailings/store';

/** A list for the tool that sends a newsletter: a line for each reader, in the order of their emails. */
export const newsletterList = (readers: readonly NewsletterReader[]): string =>
  [
    'email,language,storefront,since',
    ...readers.map(({ email, language, storefront, at }) =>
      [email, language, storefront, new Date(at).toISOString()].map(quoted).join(','),
    ),
  ].join('\n');

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
