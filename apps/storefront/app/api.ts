import { type Answer, type Client, createClient, type FetchApi } from '@counterpane/contract/client';
import { data, type RouterContextProvider } from 'react-router';
import { reportingFetch } from './failures/reporting-fetch.ts';
import { getServices } from './services.ts';

/** Calls the API as this request's visitor. A failed call is reported, whichever page made it. */
export const getFetchApi = (context: Readonly<RouterContextProvider>): FetchApi => {
  const { fetchApi, report } = getServices(context);
  return reportingFetch(fetchApi, report);
};

/** Its calls by name. */
export const getClient = (context: Readonly<RouterContextProvider>): Client =>
  createClient(getFetchApi(context));

/** The result, or the error page with the status that the API gave. */
export const requireResult = <Result>(answer: Answer<Result>): Result => {
  if (answer.ok) return answer.result;
  throw data(answer.error.error, { status: answer.status });
};
