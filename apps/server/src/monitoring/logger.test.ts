import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';

test('a failed query is logged without the values in it', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  const error = new Error(
    'Failed query: insert into orders values ($1)\nparams: ada@example.com,two\nlines of a secret',
  );
  logger.error({ err: error }, 'A request failed');
  expect(lines.join()).toContain('insert into orders');
  expect(lines.join()).not.toMatch(/ada@example|secret/);
});

test('whatever is thrown makes a line of JSON, and the logger never throws', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  const bare = new Error('without a stack');
  delete bare.stack;
  const circular: Record<string, unknown> = { message: 'round' };
  circular.self = circular;
  const hostile = {
    get message(): string {
      throw new Error('a getter');
    },
  };
  const nameless: object = Object.create(null);
  const all = [bare, undefined, null, 'text', 7, 7n, Symbol('s'), circular, hostile, nameless, () => 1];
  const shadowed = Object.defineProperty(new Error('shadowed'), 'stack', {
    get() {
      throw new Error('no stack for you');
    },
  });
  for (const thrown of [...all, shadowed]) {
    logger.error({ err: thrown }, 'A request failed');
    logger.error({ reason: thrown }, 'Told in another field');
  }
  expect(lines).toHaveLength(24);
  expect(lines.map((line) => JSON.parse(line).level)).toEqual(lines.map(() => 50));
  expect(lines[0]).toContain('without a stack');
});

test('an event is one line, whatever its reader takes for the end of one', () => {
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line: string) => void lines.push(line) });
  logger.warn({ url: '/mattress\u2028\u2029\u0085\r\n' }, 'nothing\u2028here');
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toMatch(/[\u2028\u2029\u0085\r\n]/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    url: '/mattress\u2028\u2029\u0085\r\n',
    msg: 'nothing\u2028here',
  });
});
