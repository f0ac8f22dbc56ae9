import routes from '../../apps/storefront/app/routes.ts';
import type { Schema } from './from-schema.ts';

/** One thing that the API does, from its own document. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly query: readonly string[];
  readonly body: Schema | null;
}

/** Where requests can go: what the store says of itself, and every pattern of a page. */
export interface StoreAddresses {
  readonly operations: readonly Operation[];
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly patterns: readonly string[];
  /** Pages that there are. */
  readonly pages: readonly string[];
  readonly hosts: readonly string[];
}

interface Document {
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
}

interface DocumentOperation {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}

/** What is served and is no page of the storefront's routes. */
const OTHERS = [
  '/health/live',
  '/health/ready',
  '/metrics',
  '/api/docs',
  '/api/openapi.json',
  '/models/mattress.glb',
  '/models/mattress.json',
  '/assets/none.js',
  '/favicon.ico',
  '/fr',
  '/fr/checkout/cart',
  '/es',
];

export const addressesOf = async (origin: string, announced: readonly string[]): Promise<StoreAddresses> => {
  // The document is the store's own, and its shape is OpenAPI's.
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Document;
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return {
    operations: Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        query: parameters.filter((one) => one.in === 'query').map(({ name }) => name),
        body: Object.values(requestBody?.content ?? {})[0]?.schema ?? null,
      })),
    ),
    schemas: document.components?.schemas ?? {},
    patterns: [...patternsOf(routes), ...OTHERS],
    pages: [...sitemap.matchAll(/<loc>[^<]*?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path || '/'),
    hosts: announced.flatMap((line) => /^[A-Z]\w+ \([A-Z]{2}\): http:\/\/([^/]+)\//.exec(line)?.[1] ?? []),
  };
};

interface PageRoute {
  readonly path?: string | undefined;
  readonly children?: readonly PageRoute[] | undefined;
}

const patternsOf = (list: readonly PageRoute[], parent = ''): string[] =>
  list.flatMap(({ path = '', children }) => {
    const whole = path === '' ? parent : `${parent}/${path}`;
    return [whole || '/', ...patternsOf(children ?? [], whole)];
  });
