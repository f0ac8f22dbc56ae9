import type { SignInCompanyId } from '@counterpane/contract/customer/sign-in-companies';

/** As shoppers know them. */
export const COMPANY_NAMES: Readonly<Record<SignInCompanyId, string>> = { google: 'Google', apple: 'Apple' };
