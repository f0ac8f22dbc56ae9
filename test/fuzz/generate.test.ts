import { expect, test } from 'vitest';
import { chanceOf } from '../storm/chance.ts';
import { generate, type Scene } from './generate.ts';
import { describeRequest } from './request.ts';

const scene: Scene = {
  addresses: {
    operations: [{ method: 'POST', path: '/api/carts/{id}', query: ['dd'], body: { type: 'object' } }],
    schemas: {},
    patterns: ['/mattresses/:name/*'],
    pages: ['/'],
    hosts: ['localhost:3000'],
  },
  person: { cookie: 'v=1', known: { id: 'c1' }, forms: [] },
};

test('A seed of the fuzzer makes the same requests again, and another seed makes others', () => {
  const made = (seed: string) =>
    Array.from({ length: 50 }, (_, at) =>
      describeRequest(generate(chanceOf(seed).of(`request ${at}`), scene)),
    );
  expect(made('1')).toEqual(made('1'));
  expect(made('1')).not.toEqual(made('2'));
});
