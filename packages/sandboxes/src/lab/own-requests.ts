import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** False for a name that someone else has pointed at this machine, so that their page counts as ours. */
export const isAskedByOwnName = ({ host }: IncomingHttpHeaders): boolean => {
  const url = URL.parse(`http://${host ?? ''}`);
  return url !== null && LOOPBACK.has(url.hostname);
};

/** Whether a form was sent by a page of this origin: both headers are the browser's, no page can set them. */
export const isFromOwnPage = (headers: IncomingHttpHeaders): boolean => {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  if (headers.origin === undefined) return site === 'same-origin';
  return headers.origin === `http://${headers.host}`;
};
