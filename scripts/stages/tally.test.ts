import { expect, test } from 'vitest';
import { countTests as countPlaywright } from './playwright.ts';
import { addUp, withExitCode } from './tally.ts';
import { countTests as countVitest } from './vitest.ts';

test('the stages of a run add up', () => {
  const tallies = [
    { passed: 3, failed: 0 },
    { passed: 1, failed: 2 },
  ];
  expect(addUp(tallies)).toEqual({ passed: 4, failed: 2 });
});

test('a run that crashed has failed even when every test passed', () => {
  expect(withExitCode({ passed: 9, failed: 0 }, 1)).toEqual({ passed: 9, failed: 1 });
  expect(withExitCode({ passed: 9, failed: 2 }, 1)).toEqual({ passed: 9, failed: 2 });
  expect(withExitCode({ passed: 9, failed: 0 }, 0)).toEqual({ passed: 9, failed: 0 });
});

test('a test file that cannot be loaded counts as a failure', () => {
  const report = {
    numPassedTests: 4,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 4, failed: 2 });
});

test('a browser test that passes only at the second try counts as a failure', () => {
  expect(countPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 } })).toEqual({
    passed: 5,
    failed: 2,
  });
});
