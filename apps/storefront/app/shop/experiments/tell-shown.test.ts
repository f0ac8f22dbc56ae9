import { flagsQuestionSchema } from '@counterpane/contract/visitor/flags';
import { expect, test, vi } from 'vitest';

const told: Promise<string>[] = [];

test('A page of an experiment tells once that it was seen, when it is no longer only prepared', async () => {
  document.body.innerHTML =
    '<script type="application/json" data-experiment="home-order" data-url="/"></script>';
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const sendBeacon = vi.fn((_url: string, body: Blob) => {
    told.push(body.text());
    return true;
  });
  vi.stubGlobal('navigator', { sendBeacon });
  await import('./tell-shown.ts');
  expect(sendBeacon).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/api/dynamic-yield/flags', expect.any(Blob));
  const [question = ''] = await Promise.all(told);
  expect(flagsQuestionSchema.parse(JSON.parse(question))).toMatchObject({
    ...{ experiments: ['home-order'], pathname: '/' },
  });
  Reflect.deleteProperty(document, 'prerendering');
  vi.unstubAllGlobals();
});
