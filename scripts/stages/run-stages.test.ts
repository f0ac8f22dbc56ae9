import { expect, test } from 'vitest';
import type { Write } from './command.ts';
import { runLanes } from './run-stages.ts';
import { addUp, FAILED, PASSED } from './tally.ts';

test('lanes run side by side, a failure stops none of them, and what a stage writes stays together', async () => {
  const printed: string[] = [];
  const { promise: areBothStarted, resolve: bothStarted } = Promise.withResolvers<void>();
  let started = 0;
  const stage = (title: string, tally = PASSED) => ({
    title,
    run: async (write?: Write) => {
      write?.(`${title} begins\n`);
      started += 1;
      if (started === 2) bothStarted();
      await areBothStarted;
      write?.(`${title} ends\n`);
      return tally;
    },
  });
  const lanes = [[stage('lint', FAILED), stage('types')], [stage('rules')]];
  const ended = await runLanes(lanes, (text) => printed.push(text));
  const summaries = ended.map(({ summary }) => summary.replace(/ \(.*/, ''));
  expect(summaries).toEqual(['FAILED lint', 'ok     types', 'ok     rules']);
  expect(addUp(ended.map(({ tally }) => tally))).toEqual({ passed: 2, failed: 1 });
  for (const title of ['lint', 'types', 'rules'])
    expect(printed.filter((text) => text.includes(`${title} begins\n${title} ends\n`))).toHaveLength(1);
});
