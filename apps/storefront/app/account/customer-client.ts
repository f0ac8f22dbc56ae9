import type { Answer } from '@counterpane/contract/call';
import { createCustomerClient } from '@counterpane/contract/customer/customer-calls';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { accountUrls } from '../account-urls.ts';
import { getFetchApi } from '../api.ts';

export const getCustomerClient = (context: Readonly<RouterContextProvider>) =>
  createCustomerClient(getFetchApi(context));

/** The result; a visitor who is not signed in is led to the sign-in and comes back to the page that they wanted. */
export const requireCustomer = <Result>(answer: Answer<Result>, wanted: string): Result => {
  if (answer.ok) return answer.result;
  if (answer.status === 401) throw redirect(accountUrls.login({ to: wanted }), 303);
  throw data(answer.error.error, { status: answer.status });
};
