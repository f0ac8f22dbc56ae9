import { expect, test } from 'vitest';
import { openCardStore } from '../../testing/card-store.ts';
import { useTestStore } from '../../testing/use-test-store.ts';
import { findCardPage } from './find-card-page.ts';

const store = useTestStore(openCardStore);

test('A storefront takes a card on the page of the company that takes its cards, and none where that is not set up', () => {
  const { catalogue, providers } = store.deps;
  const drift = catalogue.getStorefront('drift');
  expect(findCardPage(drift, { providers })).toBe('stripeDirect');
  expect(findCardPage(drift, { providers: new Map() })).toBeNull();
});
