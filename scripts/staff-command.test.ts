import { expect, test } from 'vitest';
import { parseStaffCommand } from './staff-command.ts';

test('an operator adds a staff member by address and role; shoppers read the name', () => {
  expect(parseStaffCommand(['add', 'maya@shop.example', 'agent'])).toEqual({
    ok: true,
    do: 'add',
    email: 'maya@shop.example',
    role: 'agent',
    name: 'Maya',
    brands: null,
  });
  expect(parseStaffCommand(['add', 'ml@shop.example', 'manager', 'Mary', 'Lou'])).toMatchObject({
    role: 'manager',
    name: 'Mary Lou',
  });
});

test('an operator says for which brands a staff member works; all of them is said too', () => {
  const brandsOf = (...words: string[]) => {
    const command = parseStaffCommand(['add', 'maya@shop.example', 'agent', ...words]);
    return command.ok && command.do === 'add' ? [command.name, command.brands] : command;
  };
  expect(brandsOf('Mary', 'Lou', '--brands', 'halcyon,Drift')).toEqual(['Mary Lou', ['halcyon', 'drift']]);
  expect(brandsOf('--brands', 'all')).toEqual(['Maya', 'all']);
  expect(brandsOf('--brands')).toEqual({ ok: false, problem: 'Which brands?' });
});

test('an operator removes a staff member by address', () => {
  expect(parseStaffCommand(['remove', 'maya@shop.example'])).toEqual({
    ok: true,
    do: 'remove',
    email: 'maya@shop.example',
  });
});

test('an operator takes the second factor off for who has lost it', () => {
  expect(parseStaffCommand(['reset-second-factor', 'maya@shop.example'])).toEqual({
    ok: true,
    do: 'reset-second-factor',
    email: 'maya@shop.example',
  });
});

test('what is meant otherwise is said in words', () => {
  const problems = [[], ['add', 'maya'], ['add', 'maya@shop.example', 'boss']].map((words) => {
    const command = parseStaffCommand(words);
    return command.ok ? null : command.problem;
  });
  expect(problems).toEqual([
    'What shall be done?',
    'This is no email address.',
    'A role is one of: agent, manager.',
  ]);
});
