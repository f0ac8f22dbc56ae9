import { SIGN_IN_COMPANIES, type SignInCompanyId } from '@counterpane/contract/customer/sign-in-companies';
import { data } from 'react-router';

/** The company that an address names. @throws 404 for any other */
export const requireCompany = (name: string): SignInCompanyId => {
  const company = SIGN_IN_COMPANIES.find((one) => one === name);
  if (!company) throw data(null, { status: 404 });
  return company;
};

/** @throws 404 where the storefront has no accounts */
export const requireAccounts = ({ status }: { readonly status: number }): void => {
  if (status === 404) throw data(null, { status });
};
