import { METHODS } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Chance } from '../storm/chance.ts';
import type { Operation, StoreAddresses } from './addresses-of-store.ts';
import { jsonOf, type SchemaSource } from './from-schema.ts';
import { fuzzHeaders } from './headers.ts';
import { detour, leaving, oddHost, offeredQuery, secondHeader } from './odd-parts.ts';
import type { Person } from './people.ts';
import { rawRequest } from './raw.ts';
import type { FuzzRequest, RawRequest } from './request.ts';
import { fuzzJson, fuzzText } from './values.ts';

export interface Scene {
  readonly addresses: StoreAddresses;
  readonly person: Person;
}

type Body = Pick<FuzzRequest, 'body'> & { readonly type: string | null };

const NO_BODY: Body = { body: null, type: null };

/** The next request: of the API, of a page, or of no client that there is. */
export const generate = (chance: Chance, scene: Scene): FuzzRequest | RawRequest => {
  const ownHost = chance.oneOf(scene.addresses.hosts);
  const host = chance.happens(0.04) ? oddHost(chance, ownHost) : ownHost;
  if (chance.happens(0.08)) return rawRequest(chance, host);
  const isPage = chance.happens(0.35);
  const { method, target, body } = isPage ? pageRequest(chance, scene) : apiRequest(chance, scene);
  const type = body.type === null ? [] : [['content-type', body.type] as const];
  const second = chance.happens(0.06) ? secondHeader(chance, host, body.type !== null) : [];
  const own = fuzzHeaders(chance, scene.person.cookie, host);
  const request = {
    method: chance.happens(0.06) ? chance.oneOf([...METHODS, 'BREW', 'get']) : method,
    target: chance.happens(0.04) ? detour(chance, target) : target,
    headers: [['host', host] as const, ...type, ...own, ...second],
    body: body.body,
  };
  // Who only reads and leaves has changed nothing.
  return chance.happens(request.body ? 0.1 : 0.02) ? leaving(chance, request) : request;
};

interface Parts {
  readonly method: string;
  readonly target: string;
  readonly body: Body;
}

const apiRequest = (chance: Chance, scene: Scene): Parts => {
  const operation = chance.oneOf(scene.addresses.operations);
  return {
    method: operation.method,
    target: withQuery(chance, scene, fillPath(chance, scene, operation.path), operation.query),
    body: apiBody(chance, scene, operation),
  };
};

/** How likely each part of a body is spoilt: often not at all, so that requests get past the schema. */
const SPOILT = [0, 0, 0.05, 0.2] as const;

const apiBody = (chance: Chance, { addresses, person }: Scene, operation: Operation): Body => {
  if (operation.method === 'POST' && operation.path.endsWith('/photos') && chance.happens(0.8))
    return multipart(chance);
  if (operation.body === null && !chance.happens(0.1)) return NO_BODY;
  const source: SchemaSource = {
    chance,
    schemas: addresses.schemas,
    spoilt: chance.oneOf(SPOILT),
    known: (name) => (Object.hasOwn(person.known, name) ? person.known[name] : undefined),
  };
  const json = chance.happens(0.05) ? fuzzJson(chance) : jsonOf(operation.body ?? {}, source);
  if (chance.happens(0.85)) return { body: Buffer.from(json), type: 'application/json' };
  return oddBody(chance, json);
};

const oddBody = (chance: Chance, text: string): Body => {
  switch (chance.below(8)) {
    case 0:
      return { body: Buffer.from(text, 'utf16le'), type: 'application/json; charset=utf-16' };
    case 1:
      return {
        body: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]),
        type: 'application/json',
      };
    case 2:
      return { body: gzipSync(text), type: 'application/json' };
    case 3:
      return { body: Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0x22]), type: 'application/json' };
    case 4:
      return multipart(chance);
    case 5:
      return {
        body: Buffer.alloc(chance.oneOf([65_536, 65_537, 262_144, 262_145, 300_000]), 0x61),
        type: 'application/json',
      };
    case 6:
      return {
        body: Buffer.from(text),
        type: chance.oneOf([
          'text/plain',
          'application/xml',
          '',
          'a',
          'application/json/x',
          'application/json; charset=x',
          'APPLICATION/JSON;;',
        ]),
      };
    default:
      return {
        body: Buffer.from(`a=1&a=2&a[]=3&a.b=4&__proto__=5&${text}`),
        type: 'application/x-www-form-urlencoded',
      };
  }
};

/** A picture of one pixel: PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const multipart = (chance: Chance): Body => {
  const boundary = chance.oneOf(['x', '', '"', 'a b', 'y'.repeat(300)]);
  const name = chance.oneOf(['a', 'photos']);
  const head = `--x\r\nContent-Disposition: form-data; name="${name}"; filename="../../x"\r\n\r\n`;
  const file = chance.oneOf([Buffer.from('b'), Buffer.from([0xff, 0xd8, 0xff, 0xe0]), PIXEL]);
  const end = Buffer.from(`\r\n--x${chance.oneOf(['--', '', '\r\n'])}`);
  const body = Buffer.concat([Buffer.from(head), file, end]);
  return { body, type: `multipart/form-data; boundary=${boundary}` };
};

const PAGE_QUERY = [
  'size',
  'q',
  'page',
  'sort',
  'color',
  'type',
  'price',
  'token',
  'from',
  'orderId',
  'coupon',
  'proceed',
  'zip',
  'path',
  'sku',
  'material',
  '_routes',
  'index',
  'lang',
] as const;

const pageRequest = (chance: Chance, scene: Scene): Parts => {
  const { addresses, person } = scene;
  const isKnown = chance.happens(0.4) && addresses.pages.length > 0;
  const path = isKnown
    ? chance.oneOf(addresses.pages)
    : fillPath(chance, scene, chance.oneOf(addresses.patterns));
  const asData = chance.happens(0.1) ? `${path === '/' ? '/_root' : path}.data` : path;
  if (isKnown && chance.happens(0.15))
    return { method: 'GET', target: `${path}?${offeredQuery(chance)}`, body: NO_BODY };
  if (!chance.happens(0.3))
    return { method: 'GET', target: withQuery(chance, scene, asData, PAGE_QUERY), body: NO_BODY };
  const form = person.forms.length > 0 ? chance.oneOf(person.forms) : null;
  const fields = (form?.fields ?? []).flatMap(([name, value]) => {
    const spoilt = chance.happens(0.25) ? fuzzText(chance) : value;
    return chance.happens(0.05)
      ? []
      : [[name, spoilt], ...(chance.happens(0.05) ? [[name, fuzzText(chance)]] : [])];
  });
  const text = new URLSearchParams(fields).toString();
  return {
    method: 'POST',
    target: chance.happens(0.8) && form !== null ? form.path.replaceAll('&amp;', '&') : asData,
    body: chance.happens(0.85)
      ? { body: Buffer.from(text), type: 'application/x-www-form-urlencoded' }
      : oddBody(chance, text),
  };
};

/** A pattern with its parameters filled: with what the store knows, or with anything. */
const fillPath = (chance: Chance, { person }: Scene, pattern: string): string =>
  pattern.replaceAll(/\{(\w+)\}|:(\w+)\??|\*/g, (_, inBraces?: string, afterColon?: string) => {
    const known = person.known[inBraces ?? afterColon ?? ''];
    if (typeof known === 'string' && chance.happens(0.75)) return encodeURIComponent(known);
    return pathPart(chance);
  });

const NAMES = ['mattress', 'pillow', 'halcyon-ca', 'my', 'queen', 'home.png', '404', 'products.xml'] as const;

const pathPart = (chance: Chance): string => {
  if (chance.happens(0.3)) return chance.oneOf(NAMES);
  const text = fuzzText(chance);
  return chance.happens(0.15) ? text : encode(text);
};

const withQuery = (chance: Chance, scene: Scene, path: string, names: readonly string[]): string => {
  const pairs = names.flatMap((name) => {
    if (!chance.happens(Math.min(0.6, 3 / names.length))) return [];
    const known = scene.person.known[name];
    const value = typeof known === 'string' && chance.happens(0.5) ? known : fuzzText(chance);
    const written = chance.happens(0.05) ? value : encode(value);
    if (chance.happens(0.08)) return [`${name}=${written}`, `${name}=2`, `${name}[]=3`, `${name}.a=4`];
    return [`${name}=${written}`];
  });
  if (chance.happens(0.05))
    pairs.push(chance.oneOf(['__proto__=1', 'a', '=', '&&', '%zz=%', 'x=1'.repeat(500)]));
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
};

/** Lone surrogates have no code in an address. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
