import { expect, test } from 'vitest';
import { createInstalmentForm } from './instalment-form.ts';

/** A page with one frame, whose messages and timers are in the test's hands. */
const openPage = () => {
  const listeners = new Set<(event: object) => void>();
  const timers: (() => void)[] = [];
  const contentWindow = {};
  const onLoad: (() => void)[] = [];
  const frame = {
    contentWindow,
    hidden: false,
    src: '',
    title: '',
    style: { height: '' },
    setAttribute: () => undefined,
    addEventListener: (_: string, listen: () => void) => onLoad.push(listen),
    remove: () => placed.splice(0),
  };
  const placed: object[] = [];
  const page = {
    document: { createElement: () => frame },
    location: { origin: 'http://shop.example' },
    addEventListener: (_: string, listen: (event: object) => void) => listeners.add(listen),
    removeEventListener: (_: string, listen: (event: object) => void) => listeners.delete(listen),
    setTimeout: (act: () => void) => timers.push(act),
  } as unknown as Window; // only what the form uses
  const place = { append: (node: object) => placed.push(node) } as unknown as HTMLElement; // the same
  const form = createInstalmentForm({
    form: {
      formUrl: 'https://splitit.example/form',
      origin: 'https://splitit.example',
      applicationId: 'app-1',
    },
    amount: { amount: 76_104, currency: 'USD' },
    numberOfPayments: 12,
    title: 'SplitIt',
    place,
    page,
  });
  const says = (message: object, from: { origin?: string; source?: object } = {}): void => {
    const event = {
      origin: 'https://splitit.example',
      source: contentWindow,
      data: { provider: 'splitit', ...message },
      ...from,
    };
    for (const listen of listeners) listen(event);
  };
  const log: string[] = [];
  const show = (): void =>
    form.show({
      onSuccess: ({ planNumber }) => log.push(`approved ${planNumber}`),
      onCancel: () => log.push('cancelled'),
      onError: (error) => log.push(String(error)),
    });
  return { form, frame, placed, says, show, log, timers, onLoad, listeners };
};

const loaded = async () => {
  const page = openPage();
  const loading = page.form.load();
  page.says({ type: 'ready', height: 480 });
  await loading;
  page.show();
  return page;
};

test('the frame asks for the whole amount in twelve payments, by our application id', () => {
  const { form, frame } = openPage();
  void form.load();
  const { origin, pathname, searchParams } = new URL(frame.src);
  expect(`${origin}${pathname}`).toBe('https://splitit.example/form');
  expect(Object.fromEntries(searchParams)).toEqual({
    applicationId: 'app-1',
    amount: '76104',
    currency: 'USD',
    numberOfPayments: '12',
    origin: 'http://shop.example',
  });
});

test('the frame is seen once it is ready, as high as it needs', async () => {
  const page = openPage();
  const loading = page.form.load();
  expect(page.frame.hidden).toBe(true);
  page.says({ type: 'ready', height: 480 });
  await loading;
  page.show();
  expect(page.frame.hidden).toBe(false);
  page.says({ type: 'resized', height: 520 });
  expect(page.frame.style.height).toBe('520px');
});

test('it ends in an approved plan, in turning back, or in an error', async () => {
  const { says, log } = await loaded();
  says({ type: 'succeeded', planNumber: '123' });
  says({ type: 'cancelled' });
  says({ type: 'failed', message: 'Your card was declined.' });
  expect(log).toEqual(['approved 123', 'cancelled', 'Error: Your card was declined.']);
});

test('nobody but the frame itself, at the provider’s own origin, is listened to', async () => {
  const { says, log } = await loaded();
  says({ type: 'succeeded', planNumber: 'forged' }, { origin: 'https://evil.example' });
  says({ type: 'succeeded', planNumber: 'forged' }, { source: {} });
  says({ type: 'succeeded' });
  expect(log).toEqual([]);
});

test('a page that has loaded and stays silent is no form', async () => {
  const { form, timers, onLoad } = openPage();
  const loading = form.load();
  for (const loadedNow of onLoad) loadedNow();
  timers.at(-1)?.();
  await expect(loading).rejects.toThrow('The form did not load.');
});

test('a form that never comes is not waited for', async () => {
  const { form, timers } = openPage();
  const loading = form.load();
  timers[0]?.();
  await expect(loading).rejects.toThrow('The form did not load.');
});

test('a form that was left says nothing more', async () => {
  const { form, log, says, placed, listeners } = await loaded();
  form.close();
  says({ type: 'succeeded', planNumber: '123' });
  expect(log).toEqual([]);
  expect([placed.length, listeners.size]).toEqual([0, 0]);
});
