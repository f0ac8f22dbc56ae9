import type { RequestListener } from 'node:http';
import { type Address, type HeaderPairs, type Listening, serve } from './serve.ts';

interface OpenListener extends Listening {
  /** From now on requests go here. */
  open(handler: RequestListener): void;
}

/**
 * Opens the port before anything else starts, so that a taken port is reported at once and the other parts can know
 * the store's address. Until the store opens it is alive and not ready. `headers` are those of every answer.
 */
export const openListener = async (address: Address, headers: HeaderPairs): Promise<OpenListener> => {
  let handler: RequestListener = (req, res) => {
    const isLive = req.url === '/health/live';
    for (const [name, value] of headers) res.setHeader(name, value);
    res.writeHead(isLive ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    res.end(JSON.stringify({ status: isLive ? 'ok' : 'starting' }));
  };
  const listening = await serve((req, res) => handler(req, res), address, headers);
  return {
    ...listening,
    open(opened) {
      handler = opened;
    },
  };
};
