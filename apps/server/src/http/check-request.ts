import type { IncomingMessage } from 'node:http';

/**
 * Whether a request can be parsed in one way only. The code that checks it and the code that serves it use
 * different parsers: where these could disagree, the request is refused.
 */
export const isUnambiguous = (
  req: Pick<IncomingMessage, 'url' | 'headersDistinct' | 'httpVersion'>,
): boolean =>
  isNormalTarget(req.url ?? '') &&
  // Probes of the first version name no host.
  (req.headersDistinct.host !== undefined || req.httpVersion === '1.0') &&
  SINGLE.every((name) => (req.headersDistinct[name]?.length ?? 0) <= 1);

/**
 * Whether an address is a path as it will be routed: no dot segments, backslashes or foreign hosts that the routing
 * would resolve first, and no fragment.
 * @example isNormalTarget('/x/../staff') // false
 */
export const isNormalTarget = (target: string): boolean => {
  const path = target.split('?', 1)[0] ?? '';
  return !target.includes('#') && URL.parse(path, 'http://shop.example')?.pathname === path;
};

/** Headers that must have one value: of two, one parser would take the first and another the last or both. */
const SINGLE = [
  'host',
  'content-type',
  'content-length',
  'authorization',
  'origin',
  'sec-fetch-site',
  'sec-fetch-mode',
  'sec-fetch-dest',
] as const;

/** Whether the path of an address is in percent letters that say something. */
export const isDecodable = (url: string): boolean => {
  if (!url.includes('%')) return true;
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '') !== '';
  } catch {
    return false;
  }
};
