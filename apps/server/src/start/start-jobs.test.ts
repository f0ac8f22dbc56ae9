import { openDatabase } from '@counterpane/api/database/open';
import type { Job } from '@counterpane/api/jobs';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startJobs } from './start-jobs.ts';

const database = await openDatabase({ memory: true });
afterAll(() => database.close());

const start = (jobs: Job<string[]>[], diary: string[], lines: string[] = []) => {
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  return startJobs({ jobs, deps: diary, database, databaseUrl: null, logger });
};

test('a job comes round in its rhythm, and no more once the store stops', async () => {
  const diary: string[] = [];
  const sweep: Job<string[]> = {
    name: 'sweep',
    everySeconds: 0.2,
    run: async (book) => void book.push('swept'),
  };
  const running = await start([sweep], diary);
  await expect.poll(() => diary.length, { timeout: 8000 }).toBeGreaterThanOrEqual(3);
  await running.stop();
  const count = diary.length;
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(diary).toHaveLength(count);
}, 15_000);

test('a job that fails is told and comes round again', async () => {
  const diary: string[] = [];
  const lines: string[] = [];
  const fail: Job<string[]> = {
    name: 'fail',
    everySeconds: 0.2,
    run: async (book) => {
      book.push('tried');
      throw new Error('the mail server is down');
    },
  };
  const running = await start([fail], diary, lines);
  await expect.poll(() => diary.length, { timeout: 8000 }).toBeGreaterThanOrEqual(2);
  await running.stop();
  expect(lines.join()).toContain('the mail server is down');
}, 15_000);

test('a stopping store waits for the job under way', async () => {
  const diary: string[] = [];
  const slow: Job<string[]> = {
    name: 'slow',
    everySeconds: 60,
    run: async (book) => {
      book.push('begun');
      await new Promise((resolve) => setTimeout(resolve, 300));
      book.push('done');
    },
  };
  const running = await start([slow], diary);
  await expect.poll(() => diary.length, { timeout: 8000 }).toBe(1);
  await running.stop();
  expect(diary).toEqual(['begun', 'done']);
}, 15_000);
