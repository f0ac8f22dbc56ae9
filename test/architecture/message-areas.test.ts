import { readCatalogues } from '@counterpane/messages/read-catalogues';
import { expect, test } from 'vitest';
import { isTest, readSources } from './sources.ts';

const APP = 'apps/storefront/app';
const sources = new Map(
  readSources()
    .filter((file) => !isTest(file))
    .map((file) => [file.path, file]),
);

/** A file and all that it brings to a browser. */
const reachedFrom = (start: readonly string[]): ReadonlySet<string> => {
  const reached = new Set<string>();
  const visit = (path: string): void => {
    const file = sources.get(path);
    if (!file || reached.has(path)) return;
    reached.add(path);
    for (const { target, isTypeOnly } of file.imports) if (!isTypeOnly) visit(target);
  };
  for (const path of start) visit(path);
  return reached;
};

const routesIn = (...parts: readonly string[]): string[] =>
  [...sources.keys()].filter(
    (path) => path.endsWith('/route.tsx') && parts.some((part) => path.startsWith(`${APP}/${part}/`)),
  );

const areas = new Map(
  readCatalogues()
    .filter(({ locale }) => locale === 'en-US')
    .flatMap(({ area, messages }) => Object.keys(messages).map((id) => [id, area] as const)),
);

/** Messages that these files say, of other areas than these. */
const strangersIn = (files: ReadonlySet<string>, ...loaded: readonly string[]): string[] =>
  [...files]
    .filter((path) => path.startsWith(`${APP}/`))
    .flatMap((path) =>
      [...(sources.get(path)?.text.matchAll(/\bt\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)")/g) ?? [])].flatMap(
        ([, single, double]) => {
          const id = (single ?? double ?? '').replace(/\\(.)/g, '$1');
          const area = areas.get(id);
          return area === undefined || loaded.includes(area) ? [] : [`${path}: ${id} (${area})`];
        },
      ),
    );

const FRAME = [`${APP}/root.tsx`, `${APP}/entry.client.tsx`];

test('a page that a browser writes itself says only messages that it has loaded', () => {
  const checkout = reachedFrom([...FRAME, ...routesIn('cart', 'checkout')]);
  expect(checkout.size).toBeGreaterThan(150);
  expect(strangersIn(checkout, 'chrome', 'checkout')).toEqual([]);
  // Pages of an account are plain documents: the server writes them.
  expect(strangersIn(reachedFrom(routesIn('account')), 'chrome', 'checkout', 'account')).toEqual([]);
  expect(strangersIn(reachedFrom(routesIn('staff')), 'chrome', 'checkout', 'staff')).toEqual([]);
});
