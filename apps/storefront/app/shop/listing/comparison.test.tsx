import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { cardOf, MATTRESSES } from '../../../fixtures/catalogue.ts';
import { Comparison } from './comparison.tsx';

/** The table with mattresses in these sizes. */
const shown = (...sizes: readonly string[]): string => {
  const cards = MATTRESSES.slice(0, sizes.length).map((mattress, index) => ({
    ...cardOf(mattress),
    size: sizes[index] ?? null,
  }));
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <Comparison cards={cards} /> }]);
  return renderToStaticMarkup(<Stub />);
};

test('the prices stand under the size that they are for', () => {
  expect(shown('Twin', 'Twin')).toMatch(/<th scope="col">Twin<\/th><\/tr>/);
  expect(shown('Queen', 'Queen')).not.toContain('Twin');
});

test('the prices of a comparison each name their size where there are several', () => {
  const table = shown('Twin', 'King');
  expect(table).toMatch(/<th scope="col">Price<\/th><\/tr>/);
  expect(table).toMatch(/<span[^>]*>Twin<\/span>.*<span[^>]*>King<\/span>/);
});
