import { withQuery } from '../../page-urls.ts';

/** Where people ask to be told when a product is back or costs less, and what they have just asked for. */
export const noticesUrl = (product: string, asked?: 'back_in_stock' | 'price_drop'): string =>
  withQuery('/notices', { product, asked });
