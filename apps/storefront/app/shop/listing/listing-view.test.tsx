import type { ListingPage } from '@counterpane/contract/pages/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { listingPage } from '../../../fixtures/pages.ts';
import { ListingView } from './listing-view.tsx';

const SCENE = {
  url: '/pictures/halcyon/scenes/linen-960.webp?v=1',
  thumbUrl: '/pictures/halcyon/scenes/linen-320.webp?v=1',
  alt: 'The corner of a made bed',
  width: 960,
  height: 720,
  tint: '#d8cfc4',
};

const shown = (scene: ListingPage['scene'], page = listingPage): string => {
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => <ListingView page={{ ...page, scene }} path="/mattresses" />,
    },
  ]);
  return renderToStaticMarkup(<Stub />);
};

test('at the head of a list stands a room, which comes at once as the first pictures of what is for sale do', () => {
  const [, image = ''] = /<img([^>]* alt="The corner of a made bed"[^>]*)>/.exec(shown(SCENE)) ?? [];
  expect(image).toContain('loading="eager"');
  expect(shown(null).match(/loading="eager"/g)).toHaveLength(3);
});

test('a list whose room has not been photographed yet leaves no place for it', () => {
  const words = (html: string) => html.slice(0, html.indexOf('<form'));
  expect(words(shown(SCENE))).toContain('scene');
  expect(words(shown(null))).not.toMatch(/scene|<picture/);
  expect(words(shown(null))).toContain(listingPage.introduction);
});

test('A list is sorted by what customers gave only where something of it was given stars', () => {
  const reviews = { total: 3, average: 4.67, isSample: false };
  const cards = listingPage.cards.map((card, index) => (index === 0 ? { ...card, reviews } : card));
  expect(shown(null, { ...listingPage, cards })).toContain('href="/mattresses?sort=top-rated"');
  expect(shown(null)).not.toContain('sort=top-rated');
});
