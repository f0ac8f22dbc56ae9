import type { FetchApi } from '@counterpane/contract/call';
import type { ReportFailure } from './failure.ts';

/**
 * A fetch whose failures are heard of, with their address: a network that is down, and a server that
 * could not answer. A refusal, a 412 about a region among them, is an answer and no failure [C8, D79]; neither is what
 * the caller broke off.
 */
export const reportingFetch =
  (fetchApi: FetchApi, report: ReportFailure): FetchApi =>
  async (path, init) => {
    const failed = (error: unknown) =>
      report({ level: 'error', text: `Failed to ${init?.method ?? 'GET'}`, url: path, error });
    try {
      const response = await fetchApi(path, init);
      if (response.status >= 500) failed(`status ${response.status}`);
      return response;
    } catch (error) {
      if (!isBrokenOff(error)) failed(error);
      throw error;
    }
  };

const isBrokenOff = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';
