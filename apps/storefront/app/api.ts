import { type Answer, type Client, createClient } from '@counterpane/contract/client';
import { data, type RouterContextProvider } from 'react-router';
import { reportingFetch } from './failures/reporting-fetch.ts';
import { getServices } from './services.ts';

/** The API as this request's visitor. What it could not answer is heard of, whichever page asked. */
export const getClient = (context: Readonly<RouterContextProvider>): Client => {
  const { fetchApi, report } = getServices(context);
  return createClient(reportingFetch(fetchApi, report));
};

/** The result, or the error page with the status that the API gave. */
export const requireResult = <Result>(answer: Answer<Result>): Result => {
  if (answer.ok) return answer.result;
  throw data(answer.error.error, { status: answer.status });
};
