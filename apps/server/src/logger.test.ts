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
