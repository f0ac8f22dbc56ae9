import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** Requests at a time. */
const PARALLEL = 4;

const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL });

/** The host of a storefront; the first one opens without a name before it. */
export const hostOf = (key: string, port = process.env.STORE_PORT): string => {
  const host = key === 'halcyon' ? 'localhost' : `${key}.localhost`;
  return `${host}:${port}`;
};

interface Answered {
  readonly status: number;
  readonly location: string;
  readonly headers: IncomingHttpHeaders;
  readonly type: string;
  readonly bytes: Buffer;
  readonly text: string;
}

/** One request to a storefront, by its host and without a browser: not every machine can resolve its name. */
export const getFrom = (key: string, path: string): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const options = {
      agent,
      host: 'localhost',
      port: process.env.STORE_PORT,
      path,
      headers: { host: hostOf(key) },
    };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location ?? '',
          headers: response.headers,
          type: response.headers['content-type'] ?? '',
          bytes,
          text: bytes.toString('utf8'),
        });
      });
    })
      .on('error', reject)
      .end();
  });

/** Does something for each of a list, four at a time. */
export const inParallel = async <Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> => {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
};
