import { expect, test } from 'vitest';
import { renderClosedPage, renderProviderPage } from './provider-page.ts';
import { renderPage } from './render-page.ts';

const LOOK = { name: 'Bed & Bank', style: 'h1 { color: red; }\n', isNamed: true };

test('what a page is called cannot add anything to it', () => {
  const page = renderPage({ title: '</title><b>"Pay"</b>', body: '', style: '' });
  expect(page).toContain('<title>&lt;/title&gt;&lt;b&gt;&quot;Pay&quot;&lt;/b&gt;</title>');
});

test('a page is as wide as the device, and has its own style after the common one', () => {
  const page = renderProviderPage(LOOK, 'Pay', '<h1>Pay</h1>');
  expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
  expect(page).toMatch(/<style>\n:root .*\nh1 \{ color: red; \}\n<\/style>/s);
});

test('a page whose styles are a file allows to have none inline', () => {
  const page = renderPage({ title: 'Lab', body: '', style: { href: '/lab.css' } });
  expect(page).toContain('<link rel="stylesheet" href="/lab.css">');
  expect(page).not.toContain('<style>');
});

test('a provider’s page says that no money moves there', () => {
  const page = renderProviderPage(LOOK, 'Pay', '<h1>Pay</h1>', '<script src="/frame.js"></script>');
  expect(page).toContain(
    '<h1>Pay</h1>\n<p class="note">Bed &amp; Bank sandbox. No money moves here.</p>\n</main>\n<script src="/frame.js"></script>',
  );
});

test('a page in a frame says whose part of the shop it is; one in a window of its own need not', () => {
  expect(renderClosedPage(LOOK)).toContain('<main aria-label="Bed &amp; Bank">');
  expect(renderClosedPage({ ...LOOK, isNamed: false })).toContain('<main>');
});
