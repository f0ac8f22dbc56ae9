import { request } from 'node:http';
import { findPageExperiment } from '@counterpane/rules/experiments/find-page-experiment';
import { expect, test } from 'vitest';
import { resultOf } from '../support/visitor.ts';
import { PageVisitor } from './page-visitor.ts';
import { documentOf } from './plain-shopper.ts';
import { hostOf } from './store-host.ts';

/** The store of these tests has the clock of the machine: once the experiment is over, everybody sees the first variant. */
const today = new Date().toISOString().slice(0, 10);
const running = findPageExperiment({ storefront: 'drift', path: '/', day: today });
const variants = running?.variants.map(({ name }) => name) ?? ['departments-first'];
const isRunning = running !== null;

const DEPARTMENTS = 'The whole bedroom';
const STORY = 'We test beds after a day in the water';

const headingsOf = (html: string): string[] =>
  [...documentOf(html, 'http://localhost').querySelectorAll('h2')].map((one) => one.textContent ?? '');

/** Which of the two sections stands first on the home page, and whether the page tells that it was seen. */
const seenBy = async (visitor: PageVisitor, path = '/') => {
  const { status, text } = await visitor.opens(path);
  expect(status).toBe(200);
  const headings = headingsOf(text);
  expect(headings).toEqual(expect.arrayContaining([DEPARTMENTS, STORY]));
  const variant =
    headings.indexOf(STORY) < headings.indexOf(DEPARTMENTS) ? 'story-first' : 'departments-first';
  return { variant, isTold: text.includes('data-experiment="home-order"'), headings };
};

/** One who the store knows again. */
const known = async (): Promise<PageVisitor> => {
  const visitor = new PageVisitor('drift');
  await visitor.adds();
  return visitor;
};

/** The first visitor of each variant, of as many as it takes. */
const oneOfEach = async (): Promise<Map<string, PageVisitor>> => {
  const found = new Map<string, PageVisitor>();
  for (let count = 0; count < 40 && found.size < variants.length; count += 1) {
    const visitor = await known();
    const { variant, isTold } = await seenBy(visitor);
    expect(isTold).toBe(isRunning);
    if (!found.has(variant)) found.set(variant, visitor);
  }
  expect([...found.keys()].toSorted()).toEqual(variants.toSorted());
  return found;
};

const headersOf = (visitor: PageVisitor | null, known = '') =>
  new Promise<{ status: number; etag: string; control: string; vary: string; cookies: number }>(
    (resolve, reject) => {
      const cookie = visitor ? `visitor=${visitor.cookie('visitor')}` : '';
      const headers = { host: hostOf('drift'), cookie, 'if-none-match': known };
      request({ host: 'localhost', port: process.env.STORE_PORT, path: '/', headers }, (answer) => {
        const { etag = '', vary = '', 'cache-control': control = '' } = answer.headers;
        const cookies = answer.headers['set-cookie']?.length ?? 0;
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, etag, control, vary, cookies }));
      })
        .on('error', reject)
        .end();
    },
  );

test('Without script each visitor is sent the whole page of their own variant, the same at every visit', async () => {
  const visitors = await oneOfEach();
  const sections: string[][] = [];
  for (const [variant, visitor] of visitors) {
    for (let visit = 0; visit < 2; visit += 1) {
      const seen = await seenBy(visitor);
      expect(seen).toMatchObject({ variant, isTold: isRunning });
      sections.push(seen.headings.toSorted());
    }
  }
  // A page that is not cached, because of what its address asks, is in the same variant.
  for (const [variant, visitor] of visitors)
    expect(await seenBy(visitor, '/?unknown=1')).toMatchObject({ variant, isTold: isRunning });
  for (const one of sections) expect(one).toEqual(sections[0]);
});

test('Visitors who are new, or who do not allow personalization, see the first variant, and their page tells nothing', async () => {
  expect(await seenBy(new PageVisitor('drift'))).toMatchObject({
    variant: 'departments-first',
    isTold: false,
  });
  const visitor = (await oneOfEach()).get('story-first') ?? (await known());
  await resultOf(visitor.client.choosePrivacy({ analytics: true, personalization: false, marketing: true }));
  expect(await seenBy(visitor)).toMatchObject({ variant: 'departments-first', isTold: false });
});

test('Other storefronts have one home page, with the departments first and nothing to tell', async () => {
  const visitor = new PageVisitor('halcyon');
  await visitor.adds();
  const { text } = await visitor.opens('/');
  expect(text).not.toContain('data-experiment');
});

test('The variants of a page have marks of their own, set no cookie, and caches of others are told what they depend on', async () => {
  const [first = null, second = null] = [...(await oneOfEach()).values()];
  const answers = [await headersOf(first), await headersOf(second), await headersOf(null)];
  for (const { status, control, vary, cookies } of answers) {
    expect([status, control, cookies]).toEqual([200, 'public, max-age=0, must-revalidate', 0]);
    expect(vary).toContain('Cookie');
  }
  expect(new Set(answers.map(({ etag }) => etag)).size).toBe(isRunning ? variants.length + 1 : 1);
  const [{ etag } = { etag: '' }] = answers;
  expect((await headersOf(first, etag)).status).toBe(304);
  expect((await headersOf(second, etag)).status).toBe(isRunning ? 200 : 304);
});
