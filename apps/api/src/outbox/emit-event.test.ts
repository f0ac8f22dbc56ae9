import pino from 'pino';
import { expect, it } from 'vitest';
import { emitEvent } from './emit-event.ts';

const FAILED: Parameters<typeof emitEvent>[1] = {
  event: 'formFail',
  failId: 'a'.repeat(24),
  step: 'billing',
  fields: ['card'],
  seenBy: 'browser',
};

/** What is written at a level of the log: an event, and a line beside it. */
const writtenAt = (level: string): unknown[] => {
  const lines: string[] = [];
  const logger = pino({ level, base: null }, { write: (line: string) => void lines.push(line) });
  emitEvent(logger, FAILED);
  logger.info('a line like any other');
  return lines.map((line) => JSON.parse(line));
};

it('an event is written at whatever level the log is kept, and what stands beside it is not', () => {
  for (const level of ['warn', 'fatal', 'silent'])
    expect(writtenAt(level)).toEqual([{ ...FAILED, level: 30, time: expect.any(Number), msg: 'formFail' }]);
  expect(writtenAt('info')).toHaveLength(2);
});

it('an event that cannot be written is not taken for written', () => {
  const full = {
    write: () => {
      throw new Error('no space left');
    },
  };
  expect(() => emitEvent(pino({ level: 'warn' }, full), FAILED)).toThrow('no space left');
});
