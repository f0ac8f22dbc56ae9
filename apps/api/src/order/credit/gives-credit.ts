import type { Storefront } from '../../catalogue/storefront.ts';

/** Only a customer who is signed in can spend it, so that there is none without accounts [R051]. */
export const givesCredit = ({ flags }: Pick<Storefront, 'flags'>): boolean =>
  flags.accounts && flags.storeCredit;
