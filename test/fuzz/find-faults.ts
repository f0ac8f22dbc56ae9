import { findLeak } from './leaks.ts';
import type { FuzzAnswer, FuzzRequest, NoAnswer, RawRequest } from './request.ts';

/** What is wrong with an answer, whatever was asked. */
export const findFaults = (answer: FuzzAnswer | NoAnswer, request: FuzzRequest | RawRequest): string[] => {
  if (typeof answer === 'string') return [];
  const { status, headers, body } = answer;
  // A method that nobody serves is 501; a store that is busy says when to come again.
  const isBusy = status === 503 && /retry-after/i.test(headers);
  const sent = 'bytes' in request ? request.bytes.toString('latin1') : JSON.stringify(request);
  const leak = findLeak(`${headers}\n${body}`, sent);
  return [
    ...(status >= 500 && !isBusy ? [`${status} ${body.slice(0, 300)}`] : []),
    ...(leak === null ? [] : [`${status} says ${JSON.stringify(leak)}`]),
    ...(status === 405 && !ALLOW.test(headers) ? ['405 without the methods that are taken'] : []),
    ...('bytes' in request ? [] : faultsOfTarget(answer, request.target)),
  ];
};

/** A header stands on two lines, as node has it, or on one. */
const ALLOW = /(?:^|\n)allow\s*[:\n]/i;
const KEPT = /public, max-age=0, must-revalidate/i;

const faultsOfTarget = ({ status, headers }: FuzzAnswer, target: string): string[] => [
  ...(status < 400 && DETOUR.test(target.split('?', 1)[0] ?? '')
    ? [`a detour is answered with ${status}`]
    : []),
  ...(status === 200 && KEPT.test(headers) && hasMadeUpQuery(target)
    ? ['a page is kept for a query that anybody can make up']
    : []),
];

/** What routing resolves before it looks for a page. */
const DETOUR = /^[^/]|^\/\/|\\|\/(?:\.|%2e){1,2}(?:\/|$)/i;

/** The name of a parameter that no page has. */
export const MADE_UP = 'quantity-made-up';

const hasMadeUpQuery = (target: string): boolean => {
  const query = new URLSearchParams(target.split('?').slice(1).join('?'));
  const names = [...query].filter(([, value]) => value !== '').map(([name]) => name);
  return names.includes(MADE_UP) || new Set(names).size < names.length;
};
