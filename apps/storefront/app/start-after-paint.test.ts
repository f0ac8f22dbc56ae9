import { expect, test } from 'vitest';
import { startAfterPaint } from './start-after-paint.server.ts';

const BODY =
  '<p>Your cart</p><link rel="modulepreload" href="/a.js" nonce="n"/>' +
  '<script nonce="n" type="module" async="">import "/a.js";</script></body>';

test('a page starts its module and fetches what that imports after its first frame', async () => {
  document.body.innerHTML = startAfterPaint(BODY, 'n');
  const link = document.body.querySelector('link');
  const starter = [...document.body.querySelectorAll('script')].at(-1);
  expect(starter?.getAttribute('nonce')).toBe('n');
  expect(link?.rel).toBe('');

  new Function(starter?.textContent ?? '')();
  expect(document.querySelector('script[type="module"]')).toBeNull();
  await expect.poll(() => link?.rel).toBe('modulepreload');
  const started = document.head.querySelector('script');
  expect(started).toMatchObject({ type: 'module', textContent: 'import "/a.js";' });
  started?.remove();
  document.body.replaceChildren();
});

test('a page without a module of the framework stays as it is', () => {
  const html = '<body><script type="module" src="/badge.js"></script></body>';
  expect(startAfterPaint(html, 'n')).toBe(html);
});
