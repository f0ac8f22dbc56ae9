import type { Chance } from '../storm/chance.ts';
import type { RawRequest } from './request.ts';
import { fuzzText } from './values.ts';

const END = '\r\n';

/** What no client would send: broken request lines, headers, lengths and chunks. */
export const rawRequest = (chance: Chance, host: string): RawRequest => {
  const path = chance.oneOf(['/', '/api/carts/my', '/checkout/cart', '/mattresses', '/api/carts/my/items']);
  const head = (line: string, ...headers: string[]): string =>
    [line, `Host: ${host}`, ...headers, 'Connection: close', '', ''].join(END);
  const get = `GET ${path} HTTP/1.1`;
  const post = `POST ${path} HTTP/1.1`;
  const json = 'Content-Type: application/json';
  const whole = (text: string): RawRequest => ({ bytes: Buffer.from(text, 'latin1'), isComplete: true });
  const part = (text: string): RawRequest => ({ bytes: Buffer.from(text, 'latin1'), isComplete: false });
  const makers: readonly (() => RawRequest)[] = [
    () => whole(head(`GET ${fuzzText(chance)} HTTP/1.1`)),
    () => whole(head(`${fuzzText(chance)} / HTTP/1.1`)),
    () => whole(head(`GET ${path} HTTP/${chance.oneOf(['1.0', '0.9', '2.0', '9.9', 'x', ''])}`)),
    () => whole(head(`GET http://${chance.oneOf([host, 'evil.example', '[::1', ''])}${path} HTTP/1.1`)),
    () =>
      whole(
        head(
          `${chance.oneOf(['CONNECT evil.example:443', 'OPTIONS *', 'PRI *', 'TRACE /', 'BREW /', 'get /'])} HTTP/1.1`,
        ),
      ),
    () => whole(head(get, `X-A: ${fuzzText(chance)}`)),
    () => whole(head(get, `${fuzzText(chance)}: a`)),
    () =>
      whole(head(get, ...Array.from({ length: chance.oneOf([50, 200, 2_100]) }, (_, at) => `X-${at}: a`))),
    () => whole(head(get, `X-Long: ${'a'.repeat(chance.oneOf([8_000, 16_400, 70_000]))}`)),
    () => whole(head(get, `Host: ${chance.oneOf(['evil.example', 'localhost', 'a b', ''])}`)),
    () => whole([get, `Host: ${fuzzText(chance)}`, 'Connection: close', '', ''].join(END)),
    () => whole([get, 'Connection: close', '', ''].join(END)),
    () =>
      whole(
        head(
          post,
          json,
          `Content-Length: ${chance.oneOf(['-1', 'a', '1, 2', '+2', '0x2', '1e9', '99999999999999999999'])}`,
        ),
      ),
    () => whole(`${head(post, json, 'Content-Length: 2', 'Transfer-Encoding: chunked')}0${END}${END}`),
    () =>
      whole(
        `${head(post, json, 'Transfer-Encoding: chunked')}${chance.oneOf(['zz', '-1', 'FFFFFFFFFFFFFFFF1', '2;a=\0', '2 '])}${END}{}${END}0${END}${END}`,
      ),
    () =>
      whole(
        `${head(post, json, `Transfer-Encoding: ${chance.oneOf(['gzip', 'chunked, chunked', 'identity', 'xchunked', ' chunked'])}`)}2${END}{}${END}0${END}${END}`,
      ),
    () => part(`${head(post, json, 'Content-Length: 100')}{`),
    () => part(`${head(post, json, 'Transfer-Encoding: chunked')}5${END}{`),
    () => part(get),
    () => whole(`${`${get}${END}Host: ${host}${END}${END}`.repeat(20)}${head(get)}`),
    () => whole(`${head(post, json, 'Content-Length: 2')}{}GARBAGE ${fuzzText(chance)}${END}${END}`),
    () =>
      whole(
        head(
          get,
          'Upgrade: websocket',
          'Connection: Upgrade',
          'Sec-WebSocket-Key: a',
          'Sec-WebSocket-Version: 13',
        ),
      ),
    () => whole(head(get, 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__')),
    () => whole(`${head(post, json, 'Expect: 100-continue', 'Content-Length: 2')}{}`),
    () => whole(`${head(post, json, `Expect: ${fuzzText(chance).slice(0, 20)}`, 'Content-Length: 2')}{}`),
    () => part(`${fuzzText(chance)}${END}${END}`),
    () => whole('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'.padEnd(200, '\0')),
  ];
  return chance.oneOf(makers)();
};
