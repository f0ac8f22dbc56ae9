import type { FetchApi } from '@counterpane/contract/call';
import { localizedFetch } from '../language/localized-fetch.ts';
import { reportFailure } from './report-failure.ts';
import { reportingFetch } from './reporting-fetch.ts';

/** How scripts of a page call the store: in the page's language, and heard of when it fails. */
export const browserFetch: FetchApi = reportingFetch(localizedFetch, reportFailure);
