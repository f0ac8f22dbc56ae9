import { isLoopback } from '@counterpane/providers/is-loopback';

export type VerifiedDatabaseUrl =
  | { readonly ok: true; readonly url: string | null }
  | { readonly ok: false; readonly problem: string };

/** Modes in which node-postgres checks the server's certificate, and says so to who reads the URL. */
const VERIFYING = ['verify-full', 'verify-ca'];

/**
 * The address of a real store's PostgreSQL, with TLS and a checked certificate unless it is on this machine: without
 * `sslmode` in the URL node-postgres would talk in plain text. Everything that connects (the pool, LISTEN, pg-boss)
 * takes this one URL.
 * @example verifiedDatabaseUrl('postgres://db/shop') // { ok: true, url: 'postgres://db/shop?sslmode=verify-full' }
 */
export const verifiedDatabaseUrl = (text: string | undefined, pgHost?: string): VerifiedDatabaseUrl => {
  const url = text ? URL.parse(text) : null;
  if (!text || !url) return { ok: true, url: null };
  if (isHere(hostOf(url, pgHost))) return { ok: true, url: text };
  const modes = url.searchParams.getAll('sslmode');
  const weak = modes.find((mode) => !VERIFYING.includes(mode));
  if (weak !== undefined)
    return {
      ok: false,
      problem: `sslmode=${weak} does not check who answers; write sslmode=verify-full (and sslrootcert=<file> for a certificate authority of your own)`,
    };
  if (modes.length === 0) url.searchParams.set('sslmode', 'verify-full');
  return { ok: true, url: url.href };
};

/** As node-postgres reads it: the query's host goes before the URL's own, and `PGHOST` stands in for none. */
const hostOf = ({ hostname, searchParams }: URL, pgHost: string | undefined): string =>
  searchParams.getAll('host').at(-1) || hostname.replace(/^%2f/i, '/') || pgHost || 'localhost';

/** A path is a Unix socket. */
const isHere = (host: string): boolean => host.startsWith('/') || isLoopback(host);
