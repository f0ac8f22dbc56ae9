import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { storefront } from '../../../fixtures/brand.ts';
import { notAdded } from '../product/not-added.ts';
import type { SetOutcome } from './add-set-action.ts';
import { SetResult } from './set-result.tsx';

const newsOf = (outcome: SetOutcome['outcome']): string => {
  const sent = { outcome, only: null };
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: () => <SetResult sent={sent} /> }]);
  const root = { storefront, origin: 'http://localhost:3000' };
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { root } }} />);
};

test('the page of a set calls the rest of it in the cart only while it is there', () => {
  const outcome = { ok: true, missing: [notAdded('sold_out', 'Blanket')], line: null } as const;
  expect(newsOf(outcome)).toContain('The other parts are in your cart.');
  const gone = newsOf({ ...outcome, isGone: true });
  expect(gone).toContain('What was not added:');
  expect(gone).not.toContain('in your cart.');
});
