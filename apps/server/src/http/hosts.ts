import { isIP } from 'node:net';
import { hostnameOf } from '@counterpane/api/http/hostname-of';
import type { Brand } from '@counterpane/catalogue/brand';
import { LRUCache } from 'lru-cache';

interface NamedStorefront {
  readonly key: string;
  readonly name: string;
  readonly url: string;
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Every host name of the store, in lower case and without a port. */
export const ownHosts = (
  brands: readonly Brand[],
  { hosts, staffHost }: { readonly hosts: ReadonlyMap<string, string>; readonly staffHost: string | null },
  publicUrl: URL,
): ReadonlySet<string> =>
  new Set([
    ...LOOPBACK,
    publicUrl.hostname,
    ...storefrontKeys(brands).map((key) => `${key}.localhost`),
    ...hosts.keys(),
    ...(staffHost === null ? [] : [staffHost]),
  ]);

/**
 * Whether a request is for this store: its host is one of the store's, or an IP address, as probes in a network
 * use. Other names are foreign domains that resolve to this machine.
 */
export const isForUs = (host: string, own: ReadonlySet<string>): boolean => {
  const name = findHostname(host);
  return name !== null && (own.has(name) || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0);
};

/** Where shoppers find each storefront, the first one at the plain address. */
export const storefrontAddresses = (
  brands: readonly Brand[],
  configured: ReadonlyMap<string, string>,
  publicUrl: URL,
): readonly NamedStorefront[] => {
  const port = publicUrl.port ? `:${publicUrl.port}` : '';
  const hostOf = new Map([...configured].map(([host, key]) => [key, host]));
  return brands.flatMap(({ brand }) =>
    brand.storefronts.map(({ key, country, isDefault }) => {
      const host = hostOf.get(key) ?? (isDefault ? publicUrl.hostname : `${key}.localhost`);
      return { key, name: `${brand.name} (${country})`, url: `${publicUrl.protocol}//${host}${port}/` };
    }),
  );
};

/** The address of a storefront by its key; throws for a key that is none. */
export const storefrontUrlOf = (storefronts: readonly NamedStorefront[]): ((key: string) => string) => {
  const urls = new Map(storefronts.map(({ key, url }) => [key, url]));
  return (key) => {
    const url = urls.get(key);
    if (!url) throw new Error(`no storefront ${key}`);
    return url;
  };
};

/**
 * The name of a host, or null for a text that cannot be the host of a URL: pages are given their own URL.
 * @example findHostname('localhost:99999') // null
 */
const findHostname = (host: string): string | null =>
  URL.canParse(`http://${host}`) ? hostnameOf(host) : null;

/** Remembers what was found for a host: every request asks, and hosts are few. Ports make them many. */
export const rememberHosts = <Found>(
  find: (hostname: string) => Found | null,
): ((host: string) => Found | null) => {
  const known = new LRUCache<string, { readonly found: Found | null }>({ max: 1_000 });
  return (host) => {
    const remembered = known.get(host);
    if (remembered) return remembered.found;
    const name = findHostname(host);
    const found = name === null ? null : find(name);
    known.set(host, { found });
    return found;
  };
};

const storefrontKeys = (brands: readonly Brand[]): string[] =>
  brands.flatMap(({ brand }) => brand.storefronts.map(({ key }) => key));
