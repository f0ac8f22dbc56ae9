import { request } from 'node:http';
import type { FetchApi } from '@counterpane/contract/client';
import type { Chance } from './chance.ts';

/** A cookie jar at one of the store's hosts, whose calls go to whichever process of the store answers. */
export const stormBrowser = (origins: readonly string[], host: string, chance: Chance): FetchApi => {
  const cookies = new Map<string, string>();
  return async (path, init = {}) => {
    const { port } = new URL(chance.oneOf(origins));
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      // What `fetch` never lets a caller name.
      host: `${host}:${port}`,
      ...(cookie ? { cookie } : {}),
    };
    const answer = await send({ port, path, headers, method: init.method, body: init.body });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      cookies.set(name, value);
    }
    return answer;
  };
};

interface Sent {
  readonly port: string;
  readonly path: string;
  readonly method: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestInit['body'];
}

const TIMEOUT_MS = 20_000;

const send = ({ port, path, method, headers, body }: Sent): Promise<Response> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const asked = request({ host: 'localhost', port, path, method, headers, signal }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const answered = new Headers();
        for (const line of response.headers['set-cookie'] ?? []) answered.append('set-cookie', line);
        answered.set('content-type', response.headers['content-type'] ?? '');
        resolve(new Response(textOf(chunks), { status: response.statusCode ?? 500, headers: answered }));
      });
    });
    asked.on('error', reject);
    asked.end(typeof body === 'string' ? body : undefined);
  });

/** A 204 must not have a body. */
const textOf = (chunks: readonly Buffer[]): string | null =>
  chunks.length === 0 ? null : Buffer.concat(chunks).toString('utf8');
