import { tellEventsSchema } from '@counterpane/contract/events/events';
import { expect, test, vi } from 'vitest';

const told: Promise<string>[] = [];

test('A page tells its step at once, and the next ones when it is left, in one message that the API takes', async () => {
  document.body.innerHTML = '<script type="application/json" data-event="view_cart"></script>';
  vi.stubGlobal('navigator', {
    sendBeacon: (_url: string, body: Blob) => {
      told.push(body.text());
      return true;
    },
  });
  await import('./tell-events.ts');
  const sent = async () =>
    (await Promise.all(told)).map((text) =>
      tellEventsSchema.parse(JSON.parse(text)).events.map(({ name }) => name),
    );
  expect(await sent()).toEqual([['view_cart']]);

  const mark = document.querySelector<HTMLScriptElement>('script[data-event]');
  for (const name of ['begin_checkout', '', 'view_cart']) {
    mark?.setAttribute('data-event', name);
    await vi.waitFor(() => expect(mark?.dataset.event).toBe(name));
    await Promise.resolve();
  }
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await sent()).toEqual([['view_cart'], ['begin_checkout', 'view_cart']]);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toHaveLength(2);
  vi.unstubAllGlobals();
});
