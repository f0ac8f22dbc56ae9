import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmailGallery } from './email-pages.ts';
import { type SandboxLab, startSandboxLab } from './sandbox-lab.ts';

const HTML =
  '<!doctype html><html lang="en"><head><title>Hello</title></head><body><p>Ada &amp; Ben</p></body></html>';
const GALLERY: EmailGallery = {
  emails: [{ name: 'refund', label: 'Refund' }],
  frames: [{ name: 'halcyon-en', label: 'halcyon in en-US' }],
  write: (email, frame) =>
    email === 'refund' && frame === 'halcyon-en'
      ? { subject: '$5 refunded <b>', html: HTML, text: 'Ada & Ben' }
      : null,
};

const LOCAL = { host: '127.0.0.1', port: 0, webhooksUrl: 'http://127.0.0.1:9', sandboxes: [] };
let loads = 0;
let lab: SandboxLab;
let without: SandboxLab;
beforeAll(async () => {
  const loadEmails = async () => {
    loads += 1;
    return GALLERY;
  };
  lab = await startSandboxLab({ ...LOCAL, loadEmails });
  without = await startSandboxLab(LOCAL);
});
afterAll(() => Promise.all([lab.close(), without.close()]));

test('the lab lists the emails of its store, and loads them when someone looks', async () => {
  expect(await (await fetch(lab.url)).text()).toContain('<a href="/emails">');
  expect(loads).toBe(0);
  const page = await (await fetch(`${lab.url}/emails`)).text();
  expect(page).toContain('<a href="/emails/refund/halcyon-en">Refund of halcyon in en-US</a>');
  expect(loads).toBe(1);
});

test('an email is shown as HTML, in a frame that runs nothing, and as text', async () => {
  const answer = await fetch(`${lab.url}/emails/refund/halcyon-en`);
  const page = await answer.text();
  expect(page).toContain('<h1>$5 refunded &lt;b&gt;</h1>');
  expect(page).toContain('&lt;p&gt;Ada &amp;amp; Ben&lt;/p&gt;');
  expect(page).toContain('role="region">Ada &amp; Ben</pre>');
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('script-src');
});

test('there is no page of an email that the store does not send', async () => {
  const statusOf = async (url: string) => (await fetch(url)).status;
  expect(await statusOf(`${lab.url}/emails/invoice/halcyon-en`)).toBe(404);
  expect(await statusOf(`${without.url}/emails`)).toBe(404);
  expect(await (await fetch(without.url)).text()).not.toContain('/emails');
});
