import type { Erased } from '@counterpane/api/shop/privacy/export-and-erase';

/** What to write back to who asked, line by line. */
export const tellErased = (email: string, { orders, messages, carts, kept }: Erased): string =>
  [
    `Of ${email}: ${count(messages, 'message')} deleted, ${count(carts, 'cart')} and ${count(orders, 'order')} emptied.`,
    ...kept.map(({ shortId, storefront, until }) =>
      until === null
        ? `Order ${shortId} (${storefront}) is under way: ask again once it is paid or cancelled.`
        : `Order ${shortId} (${storefront}) is kept for accounting until ${until}, and emptied by itself then.`,
    ),
  ].join('\n');

const count = (many: number, what: string): string => `${many} ${what}${many === 1 ? '' : 's'}`;
