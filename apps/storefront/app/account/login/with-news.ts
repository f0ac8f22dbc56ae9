import { ACCOUNT_PATH } from '@counterpane/rules/customers/return-path';
import { accountUrls } from '../../account-urls.ts';
import { pageUrls } from '../../page-urls.ts';

/** What came along from another device is told before anything is bought. */
export const withNews = (to: string): string => {
  if (to === ACCOUNT_PATH) return accountUrls.myAccountJoined();
  return to.startsWith('/checkout/') ? pageUrls.cart() : to;
};
