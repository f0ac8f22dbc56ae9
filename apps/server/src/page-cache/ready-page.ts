import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotli, chooseEncoding, type Encoding, isCompressible, zip } from './encodings.ts';

interface Body {
  readonly bytes: Buffer;
  /** Name, value, name, value …: the form that node:http writes without looking twice. */
  readonly headers: readonly string[];
}

type Bodies = Readonly<Record<Encoding, Body>>;

/** A finished answer in every encoding; sending it is one write. */
export interface ReadyPage {
  readonly status: number;
  readonly etag: string;
  readonly tags: readonly string[];
  /** How long it may be kept; null when it may not. */
  readonly lifetime: Lifetime | null;
  readonly bodies: Bodies;
  readonly notModified: readonly string[];
}

interface Lifetime {
  readonly freshMs: number;
  readonly staleMs: number;
}

type HeaderPairs = readonly (readonly [string, string])[];

/** Reads an answer to its end and makes it ready. */
export const readyPage = async (response: Response, baseHeaders: HeaderPairs): Promise<ReadyPage> => {
  const bytes = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const lifetime = response.status === 200 ? findLifetime(response.headers) : null;
  const validators: HeaderPairs = lifetime
    ? // Browsers revalidate every time, because a purge cannot reach them. A shared proxy must not mix up the copies.
      [
        ['cache-control', 'public, max-age=0, must-revalidate'],
        ['vary', 'Accept-Encoding, Cookie, Sec-GPC'],
        ['etag', etag],
      ]
    : [
        ['cache-control', 'private, no-store'],
        ['vary', 'Accept-Encoding'],
      ];
  const own = [...keptHeaders(response.headers), ...validators];
  const names = new Set(own.map(([name]) => name));
  const always = new Set(baseHeaders.map(([name]) => name));
  const headers = [...own, ...baseHeaders.filter(([name]) => !names.has(name))];
  const bodies = isCompressible(response.headers)
    ? await compressed(bytes, headers)
    : sameForAll(toBody(bytes, 'identity', headers));
  return {
    status: response.status,
    etag,
    tags: response.headers.get('cache-tag')?.split(/\s+/).filter(Boolean) ?? [],
    lifetime,
    bodies,
    // A browser takes the headers of this answer for those of its copy: of a policy it gets the page's own.
    notModified: [...validators, ...headers.filter(([name]) => always.has(name))].flat(),
  };
};

const compressed = async (bytes: Buffer, headers: HeaderPairs): Promise<Bodies> => {
  const [brotliBytes, gzipBytes] = await Promise.all([brotli(bytes, 4), zip(bytes)]);
  return {
    br: toBody(brotliBytes, 'br', headers),
    gzip: toBody(gzipBytes, 'gzip', headers),
    identity: toBody(bytes, 'identity', headers),
  };
};

/** A PNG is compressed already: one copy in memory serves all encodings. */
const sameForAll = (body: Body): Bodies => ({ br: body, gzip: body, identity: body });

/**
 * Sends it in the encoding that the request accepts, or 304 when the browser has it. With cookies it is an answer to
 * one visitor, whatever keeps the page for others.
 */
export const sendPage = (
  req: IncomingMessage,
  res: ServerResponse,
  page: ReadyPage,
  cookies: readonly string[] = [],
): void => {
  if (cookies.length > 0) {
    sendToOne(req, res, page, cookies);
    return;
  }
  const known = req.headers['if-none-match'];
  if (known !== undefined && page.lifetime && known.includes(page.etag)) {
    // The copy tells TypeScript what node:http promises anyway: that it does not change the list.
    res.writeHead(304, page.notModified as string[]).end();
    return;
  }
  const body = page.bodies[chooseEncoding(req.headers['accept-encoding'])];
  res.writeHead(page.status, body.headers as string[]);
  res.end(req.method === 'HEAD' ? undefined : body.bytes);
};

const sendToOne = (
  req: IncomingMessage,
  res: ServerResponse,
  page: ReadyPage,
  cookies: readonly string[],
): void => {
  const { headers, bytes } = page.bodies[chooseEncoding(req.headers['accept-encoding'])];
  const own = headers.filter((_, index) => !FOR_ALL.test(headers[index - (index % 2)] ?? ''));
  const forOne = ['cache-control', 'private, no-store', ...cookies.flatMap((line) => ['set-cookie', line])];
  res.writeHead(page.status, [...own, ...forOne]);
  res.end(req.method === 'HEAD' ? undefined : bytes);
};

const FOR_ALL = /^(?:cache-control|etag)$/;

/** The same page in a smaller brotli, which took longer to make. */
export const withSmallerBrotli = async (page: ReadyPage): Promise<ReadyPage> => {
  if (page.bodies.br === page.bodies.identity) return page;
  const bytes = await brotli(page.bodies.identity.bytes, 9);
  const headers = replaceLength(page.bodies.br.headers, bytes.length);
  return { ...page, bodies: { ...page.bodies, br: { bytes, headers } } };
};

export const sizeOf = ({ bodies }: ReadyPage): number => {
  const copies = new Set([bodies.br.bytes, bodies.gzip.bytes, bodies.identity.bytes]);
  return [...copies].reduce((sum, { length }) => sum + length, 0);
};

/** Headers that the cache sets itself, or that only hold for the render. */
const NOT_KEPT = /^(?:cache-control|cache-tag|content-length|date|etag|set-cookie|vary)$/;

const keptHeaders = (headers: Headers): HeaderPairs => [...headers].filter(([name]) => !NOT_KEPT.test(name));

const findLifetime = (headers: Headers): Lifetime | null => {
  const control = headers.get('cache-control') ?? '';
  const fresh = /\bs-maxage=(\d+)/.exec(control)?.[1];
  if (fresh === undefined || /\b(?:private|no-store)\b/.test(control)) return null;
  const stale = /\bstale-while-revalidate=(\d+)/.exec(control)?.[1] ?? '0';
  return { freshMs: Number(fresh) * 1000, staleMs: Number(stale) * 1000 };
};

/** The length comes last, where replaceLength looks for it. */
const toBody = (bytes: Buffer, encoding: Encoding, headers: HeaderPairs): Body => ({
  bytes,
  headers: [
    ...headers.flat(),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
    ...['content-length', String(bytes.length)],
  ],
});

const replaceLength = (headers: readonly string[], length: number): readonly string[] => [
  ...headers.slice(0, -1),
  String(length),
];
