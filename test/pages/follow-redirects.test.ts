import { expect, test } from 'vitest';
import { followRedirects, redirectOf } from './follow-redirects.ts';

/** Asks a map of redirects, and tells what was asked for. */
const followIn = async (leads: Readonly<Record<string, string>>, start: string) => {
  const asked: string[] = [];
  const found = followRedirects(new URL(start, 'http://shop.test'), async ({ href }) => {
    asked.push(href);
    return { redirect: leads[href] ?? '' };
  });
  return { asked, end: await found.then(({ url }) => url.href).catch((error: Error) => error.message) };
};

test('redirects are followed over relative addresses and other hosts to where something is answered', async () => {
  const leads = { 'http://shop.test/a?b=1': '/c', 'http://shop.test/c': 'http://other.test/d' };
  expect(await followIn(leads, '/a?b=1')).toEqual({
    asked: ['http://shop.test/a?b=1', 'http://shop.test/c', 'http://other.test/d'],
    end: 'http://other.test/d',
  });
});

test('what stands after a # goes along, unless the redirect has its own', async () => {
  const leads = { 'http://shop.test/a#b': '/c', 'http://shop.test/c#b': '/d#e' };
  expect((await followIn(leads, '/a#b')).end).toBe('http://shop.test/d#e');
});

test('redirects that lead in a circle are given up', async () => {
  const { asked, end } = await followIn({ 'http://shop.test/a': '/a' }, '/a');
  expect([asked.length, end]).toEqual([9, 'http://shop.test/a leads in a circle']);
});

test('only an answer that is a redirect leads on', () => {
  expect([redirectOf(302, '/a'), redirectOf(201, '/a'), redirectOf(304, undefined)]).toEqual(['/a', '', '']);
});
