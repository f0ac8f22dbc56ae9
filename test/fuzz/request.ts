/** A request in parts, before it is written to a socket. */
export interface FuzzRequest {
  readonly method: string;
  /** What stands in the request line: mostly a path with a query. */
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer | null;
}

/** Bytes as they go to the socket, and whether a server has to answer them at once. */
export interface RawRequest {
  readonly bytes: Buffer;
  /** An incomplete request may be waited for. */
  readonly isComplete: boolean;
  /** How its client ends the connection where it waits for no answer at all. */
  readonly leaves?: 'close' | 'reset';
}

/** A request as it goes to the socket, after which the connection ends. */
export const toBytes = ({ method, target, headers, body }: FuzzRequest): Buffer => {
  const lines = [`${method} ${target} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  const length = body ? [`content-length: ${body.length}`] : [];
  const head = [...lines, ...length, 'connection: close', '', ''].join('\r\n');
  return Buffer.concat([Buffer.from(head), body ?? Buffer.alloc(0)]);
};

export interface FuzzAnswer {
  readonly status: number;
  readonly headers: string;
  readonly body: string;
  readonly ms: number;
}

/** Why there was no answer. */
export type NoAnswer = 'hang' | 'reset';

const SHOWN = 1_500;

/** A request in one line, to send it again. */
export const describeRequest = (request: FuzzRequest | RawRequest): string => {
  if ('bytes' in request) return shorten(JSON.stringify(request.bytes.toString('latin1')));
  const { body, ...rest } = request;
  return shorten(JSON.stringify({ ...rest, body: body?.toString('latin1') }));
};

const shorten = (text: string): string =>
  text.length <= SHOWN ? text : `${text.slice(0, SHOWN)}… (${text.length} characters)`;
