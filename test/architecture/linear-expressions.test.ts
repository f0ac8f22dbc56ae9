import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import { checkSync } from 'recheck';
import { describe, expect, test } from 'vitest';
import { expressionsIn, madeExpressionsIn, recordMade, requestPathSources } from './expressions.ts';

const sources = requestPathSources();
/** Of the processor's own time, which is the same on a machine that is busy with other things. */
const LIMIT_MS = 50;

/** The first time compiles, and any time may collect garbage: what is slow is so each time. */
const cpuMsOf = (work: () => void, triesLeft = 2): number => {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  const ms = (user + system) / 1_000;
  return ms > LIMIT_MS && triesLeft > 0 ? cpuMsOf(work, triesLeft - 1) : ms;
};

/**
 * Null, or how the time that an expression takes grows with the text. By its automaton, which always comes to the same
 * answer; what looks ahead or behind has none, and is written in another way.
 */
const growthOf = (source: string, flags: string): string | null => {
  const found = checkSync(source, flags, { timeout: 60_000, checker: 'automaton' });
  if (found.status === 'safe') return null;
  return found.status === 'vulnerable' ? found.complexity.summary : `not decided: ${found.error.kind}`;
};

describe('expressions over the texts of visitors', () => {
  test('an expression with two readings of the same text is found out', () => {
    expect(growthOf('^(a+)+$', '')).toContain('exponential');
    expect(growthOf(String.raw`\s+$`, '')).toContain('polynomial');
    expect(growthOf('^a+$', '')).toBeNull();
  });

  test('every expression that is written in the code of the request path takes linear time', () => {
    const known = new Map<string, string | null>();
    const offenders = sources.flatMap(expressionsIn).flatMap(({ place, source, flags }) => {
      const key = `/${source}/${flags}`;
      const growth = known.has(key) ? known.get(key) : growthOf(source, flags);
      known.set(key, growth ?? null);
      return growth ? [`${place} ${key}: ${growth}`] : [];
    });
    expect(known.size).toBeGreaterThan(150);
    expect(offenders).toEqual([]);
  }, 300_000);
});

/** Where expressions are put together from texts; each place has its own test below. */
const MADE_IN = [
  'apps/api/src/catalogue/copy/metric.ts',
  'apps/api/src/catalogue/copy/translator.ts',
  'apps/api/src/shop/search/price-range.ts',
  'apps/storefront/app/private-paths.ts',
  'apps/storefront/app/shop/room/parse-length.ts',
];

/** What a list of numbers and units can be made of, in the orders that make a reader try again. */
const PIECES = [
  ...[
    '111,',
    '1,111,',
    '111, ',
    '1.1',
    '1 to ',
    '1-',
    'twenty-one-',
    'one and a half and ',
    'a 9 ',
    'half a ',
  ],
  ...[
    '11 in ',
    ' ',
    'x',
    '1 x 1 x ',
    'King, ',
    ', ',
    'six',
    'an inch and ',
    '1 by twenty ',
    '00',
    'a b ',
    "1'",
  ],
];
/** More than any text that is translated, and more than a header or a query can hold. */
const LONGEST = 16_000;

const slowest = (expressions: readonly RegExp[]): string[] =>
  expressions.flatMap((expression) =>
    PIECES.flatMap((piece) => {
      const text = piece.repeat(Math.ceil(LONGEST / piece.length));
      const ms = cpuMsOf(() => text.replace(expression, ''));
      return ms > LIMIT_MS ? [`${expression.source.slice(0, 60)} on ${piece}: ${ms} ms`] : [];
    }),
  );

describe('expressions that are put together from texts', () => {
  test('they are made nowhere but where they are tried', () => {
    const places = sources.flatMap(madeExpressionsIn).map((place) => place.split(':')[0] ?? '');
    expect([...new Set(places)].toSorted()).toEqual(MADE_IN);
  });

  test('private paths, typed lengths and prices take linear time', async () => {
    const made = await recordMade(async () => {
      await import('../../apps/storefront/app/private-paths.ts');
      await import('../../apps/storefront/app/shop/room/parse-length.ts');
      await import('@counterpane/api/shop/search/price-range');
    });
    expect(made.length).toBeGreaterThan(9);
    expect(made.filter(({ source, flags }) => growthOf(source, flags) !== null)).toEqual([]);
  });

  test('measures and words of countries are found in 16,000 hostile characters in 50 ms', async () => {
    const made = await recordMade(async () => {
      await import('@counterpane/api/catalogue/copy/metric');
      const { translatorsOf } = await import('@counterpane/api/catalogue/copy/translator');
      translatorsOf(shippedCatalogue().languages);
    });
    expect(made.length).toBeGreaterThan(4);
    expect(slowest(made)).toEqual([]);
  });

  test('24 groups of 111, and any other list of numbers are translated in 50 ms', async () => {
    const { translatorsOf } = await import('@counterpane/api/catalogue/copy/translator');
    const offenders = [...translatorsOf(shippedCatalogue().languages)].flatMap(([language, translate]) =>
      PIECES.flatMap((piece) =>
        [100, 200, 5_000].flatMap((length) => {
          const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
          const ms = cpuMsOf(() => translate(text));
          return ms > LIMIT_MS ? [`${language}, ${length} characters of ${piece}: ${ms} ms`] : [];
        }),
      ),
    );
    expect(offenders).toEqual([]);
  });
});
