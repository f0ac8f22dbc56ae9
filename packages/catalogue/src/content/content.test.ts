import { describe, expect, it } from 'vitest';
import { shippedCatalogue } from '../testing/shipped-catalogue.ts';
import type { ContentPage } from './page-schema.ts';
import { pagesFor } from './pages-for.ts';
import { parsePage } from './parse-page.ts';
import { fillValues, renderLine, renderMarkdown } from './render-page.ts';
import { type NightstandThing, SCENE_NAMES, sceneAlt } from './scenes.ts';

const FILE = `---
title: Returns
description: How to send something back, what it costs, and when the money comes.
---

# Sending it back

Call us.
`;

const AFFILIATES = '/p/affiliates';

describe('the file of a page', () => {
  it('says where the page is, in which language, and what it says', () => {
    expect(parsePage({ name: 'en/p/returns.md', text: FILE })).toMatchObject({
      path: '/p/returns',
      language: 'en',
      title: 'Returns',
      template: 'article',
      index: true,
      markdown: '# Sending it back\n\nCall us.',
    });
  });

  it('is refused by name when something is missing or unknown', () => {
    expect(() => parsePage({ name: 'en/x.md', text: 'No dashes' })).toThrow('en/x.md: must begin');
    expect(() => parsePage({ name: 'en/x.md', text: FILE.replace('title', 'titel') })).toThrow(
      /en\/x\.md:\n- title/,
    );
  });
});

describe('the picture of a page', () => {
  const withPicture = (picture: string) =>
    parsePage({ name: 'en/x.md', text: FILE.replace('title:', `picture: ${picture}\ntitle:`) }).picture;

  it('is a product of a kind, the first or another one', () => {
    expect(withPicture('pillow')).toEqual({ kind: 'pillow', number: 1 });
    expect(withPicture('mattress 3')).toEqual({ kind: 'mattress', number: 3 });
    expect(() => withPicture('sofa')).toThrow(/picture/);
    expect(() => withPicture('pillow three')).toThrow(/picture/);
  });
});

describe('the scene of a page', () => {
  it('is one that every brand has, and that is described', () => {
    const withScene = (scene: string) =>
      parsePage({ name: 'en/x.md', text: FILE.replace('title:', `scene: ${scene}\ntitle:`) }).scene;
    expect(withScene('unboxing')).toBe('unboxing');
    expect(() => withScene('beach')).toThrow(/scene/);
    expect(new Set(SCENE_NAMES.map((name) => sceneAlt({ room: null }, name))).size).toBe(SCENE_NAMES.length);
  });

  it('says what stands on the nightstand of each brand', () => {
    const withThings = (...nightstand: NightstandThing[]) => sceneAlt({ room: { nightstand } }, 'morning');
    expect(withThings('lamp', 'books', 'cup')).toBe(
      'A lamp, books and a cup on a nightstand beside a made bed',
    );
    expect(withThings('vase', 'cup')).toBe('Leaves in a vase and a cup on a nightstand beside a made bed');
  });
});

describe('the pages of a storefront', () => {
  const page = (path: string, more: Partial<ContentPage> = {}): ContentPage => ({
    ...parsePage({ name: 'en/p/x.md', text: FILE }),
    path,
    ...more,
  });
  const reader = { brandKey: 'drift', country: 'US', language: 'en' };

  it('are those that all share, with the brand’s own in place of them', () => {
    const pages = pagesFor([page('/a'), page('/b')], [page('/a', { title: 'Ours' })], reader);
    expect([...pages.keys()]).toEqual(['/a', '/b']);
    expect(pages.get('/a')?.title).toBe('Ours');
  });

  it('are not those of other languages, brands and countries', () => {
    const others = [
      page('/a', { language: 'fr' }),
      page('/b', { brands: ['halcyon'] }),
      page('/c', { countries: ['CA'] }),
      page('/d', { brands: ['drift'], countries: ['US'] }),
    ];
    expect([...pagesFor(others, [], reader).keys()]).toEqual(['/d']);
  });
});

describe('the page about affiliates', () => {
  it('promises no link that tells who sent a reader, because none of theirs does', () => {
    const pages = shippedCatalogue().pages.filter(({ path }) => path === AFFILIATES);
    expect(pages.map(({ language }) => language).toSorted()).toEqual(['en', 'es', 'fr']);
    const promises = pages.filter(({ markdown }) =>
      /your link|links of your own|votre lien|vos propres liens|su enlace|enlaces propios/i.test(markdown),
    );
    expect(promises.map(({ language }) => language)).toEqual([]);
  });
});

describe('the text of a page', () => {
  it('is Markdown whose headings can be linked to', () => {
    expect(renderMarkdown('## How *long*?\n\n{brand} [asks](/faq)', { brand: 'Drift' })).toBe(
      '<h2 id="how-long">How <em>long</em>?</h2>\n<p>Drift <a href="/faq">asks</a></p>\n',
    );
  });

  it('never becomes markup of its own', () => {
    expect(renderMarkdown('<script>alert(1)</script>', {})).not.toContain('<script>');
    expect(renderMarkdown('a <b onclick="x">b</b>', {})).not.toContain('<b');
  });

  it('leaves out the line that speaks of what is not there', () => {
    expect(fillValues('a\n- {here}b\n- {gone} c\nd', { here: '', gone: null })).toBe('a\n- b\nd');
  });

  it('has tables that a keyboard can scroll, with names for their columns', () => {
    expect(renderMarkdown('| | Foam |\n| --- | --- |\n| Edge | **Soft** |', {})).toBe(
      '<div class="scroller" tabindex="0" role="group" aria-label="Foam"><table><thead><tr><td></td><th scope="col">Foam</th></tr></thead><tbody><tr><td>Edge</td><td><strong>Soft</strong></td></tr></tbody></table></div>\n',
    );
  });

  it('has a lead that is one line, with links', () => {
    expect(renderLine('Ask {brand}, or [us](/p/support).', { brand: 'Drift' })).toBe(
      'Ask Drift, or <a href="/p/support">us</a>.',
    );
  });

  it('has no gap without a value', () => {
    expect(() => fillValues('{nobody}', {})).toThrow('{nobody} means nothing');
    expect(() => fillValues('{toString}', {})).toThrow();
  });
});
