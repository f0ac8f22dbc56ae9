import { endpoint } from './endpoint.ts';

/** The API's own documents, where a store publishes them. */
export const documentEndpoints = {
  openApi: endpoint({
    at: 'GET /openapi.json',
    summary: 'The API as an OpenAPI document',
    who: 'anyone',
    answer: { media: 'application/json' },
    refusals: [],
    isHidden: true,
  }),
  reference: endpoint({
    at: 'GET /docs',
    summary: 'The same to read and to try',
    who: 'anyone',
    answer: { media: 'text/html' },
    refusals: [],
    isHidden: true,
  }),
  plainReference: endpoint({
    at: 'GET /docs/plain',
    summary: 'The same to read without script',
    who: 'anyone',
    answer: { media: 'text/html' },
    refusals: [],
    isHidden: true,
  }),
  referenceStart: endpoint({
    at: 'GET /docs/start.js',
    summary: 'What starts the reference',
    who: 'anyone',
    answer: { media: 'text/javascript' },
    refusals: [],
    isHidden: true,
  }),
  referenceScript: endpoint({
    at: 'GET /docs/scalar.js',
    summary: 'What draws the reference',
    who: 'anyone',
    answer: { media: 'text/javascript' },
    refusals: [],
    isHidden: true,
  }),
} as const;
