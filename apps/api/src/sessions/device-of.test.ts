import { expect, test } from 'vitest';
import { deviceOf } from './device-of.ts';

const AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0',
  'curl/8.5.0',
];

test('A device is told by its browser and its system, as far as the browser says', () => {
  const words = AGENTS.map(deviceOf).map(({ browser, system }) => `${browser} on ${system}`);
  expect(words).toEqual([
    'Chrome on Windows',
    'Edge on Windows',
    'Safari on iPhone',
    'Firefox on Linux',
    'null on null',
  ]);
});
