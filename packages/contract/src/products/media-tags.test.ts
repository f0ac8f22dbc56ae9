import { expect, test } from 'vitest';
import { tagged } from './media-tags.ts';

test('what tags say of a thing is found, as often as they say it', () => {
  const tags = ['in-use', '@order-1', 'size:queen', 'sized:large', 'size:king'];
  expect(tagged(tags, 'size')).toEqual(['queen', 'king']);
  expect(tagged(tags, 'color')).toEqual([]);
});
