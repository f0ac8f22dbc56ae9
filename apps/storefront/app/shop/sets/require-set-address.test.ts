import { expect, test } from 'vitest';
import { requireSetAddress } from './require-set-address.ts';

const PAGE = { path: '/kids/kids-bed-bundle', optionPath: 'size-twin+color-blue' };
const sentTo = (pathname: string): string | null => {
  try {
    requireSetAddress(PAGE, { pathname, search: '?mattress=kids-mattress' });
    return null;
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get('location') : 'no redirect';
  }
};

test('the one address of a choice stays, with or without a slash at its end', () => {
  expect(sentTo('/kids/kids-bed-bundle/size-twin+color-blue')).toBeNull();
  expect(sentTo('/kids/kids-bed-bundle/size-twin%2Bcolor-blue')).not.toBe('no redirect');
  expect(sentTo('/kids/kids-bed-bundle/size-twin+color-blue/')).toBeNull();
});

test('another spelling, or another folder, leads there with its query', () => {
  const there = '/kids/kids-bed-bundle/size-twin+color-blue?mattress=kids-mattress';
  expect(sentTo('/kids/kids-bed-bundle/color-blue/twin')).toBe(there);
  expect(sentTo('/mattress-bundles/kids-bed-bundle/size-twin+color-blue')).toBe(there);
});
