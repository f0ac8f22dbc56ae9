import type { FastifyInstance } from 'fastify';

/**
 * The methods that an address takes, in the order of the alphabet; none where there is nothing. The framework calls a
 * known address with another method not found, so the routes are remembered as they are made.
 */
export const rememberMethods = (app: FastifyInstance): ((url: string) => readonly string[]) => {
  const routes: { readonly segments: readonly string[]; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ segments: segmentsOf(url), methods: [method].flat() });
  });
  return (url) => {
    const asked = segmentsOf(url.split('?', 1)[0] ?? '');
    const found = routes.filter(({ segments }) => isAt(segments, asked)).flatMap(({ methods }) => methods);
    return [...new Set(found)].toSorted();
  };
};

const segmentsOf = (path: string): readonly string[] => path.replace(/\/$/, '').split('/');

const isAt = (segments: readonly string[], asked: readonly string[]): boolean =>
  segments.length === asked.length &&
  segments.every((segment, index) =>
    segment.startsWith(':') ? asked[index] !== '' : segment === asked[index],
  );
