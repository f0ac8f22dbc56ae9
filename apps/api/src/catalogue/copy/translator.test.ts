import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestStore } from '../../testing/test-store.ts';
import { betweenTags } from './between-tags.ts';
import { createTranslator, translatorsOf } from './translator.ts';

const translate = createTranslator({
  Queen: 'Grand',
  'Only {count} left': 'Plus que {count}',
  'Only {count} left in {choice}': 'Plus que {count} en {choice}',
  '{title}, {size}': '{title} – {size}',
  'Sheet set': 'Parure de draps',
  Halcyon: 'Halcyon',
});

describe('a text in another language', () => {
  it('is the one that stands in the dictionary', () => {
    expect(translate('Queen')).toBe('Grand');
    expect(translate('King')).toBe('King');
  });

  it('keeps the parts that change, and says those that it knows', () => {
    expect(translate('Only 7 left')).toBe('Plus que 7');
    expect(translate('Only 7 left in Queen')).toBe('Plus que 7 en Grand');
    expect(translate('Sheet set, Queen')).toBe('Parure de draps – Grand');
  });

  it('is the same however often it is asked for', () => {
    expect(translate('Sheet set, Queen')).toBe(translate('Sheet set, Queen'));
    expect(translate('')).toBe('');
  });
});

describe('the English of another country', () => {
  const uk = translatorsOf({
    'en-GB': {
      texts: { Queen: 'King' },
      words: { queen: 'king', king: 'super king', color: 'colour' },
      metric: true,
    },
  }).get('en-GB');

  it('has its own names, words and units', () => {
    expect(uk?.('Queen')).toBe('King');
    expect(uk?.('A queen, 60 by 80 inches, in any color. A king is wider.')).toBe(
      'A king, 152 by 203 cm, in any colour. A super king is wider.',
    );
  });

  it('has its names of sizes among other choices, and a word that is also a size only there', () => {
    const translate = translatorsOf({
      'en-GB': {
        texts: { Full: 'Double', Queen: 'King', King: 'Super king' },
        words: { Queen: 'King', King: 'Super king' },
        metric: true,
      },
    }).get('en-GB');
    expect(translate?.('Queen, White, Sateen')).toBe('King, White, Sateen');
    expect(translate?.('Sheet set, Full, Grey')).toBe('Sheet set, Double, Grey');
    expect(translate?.('Kids mattress, King')).toBe('Kids mattress, Super king');
    expect(translate?.('Full of springs')).toBe('Full of springs');
  });

  it('leaves alone what only contains such a word, and what is a key or an address', () => {
    for (const text of ['Making colorful bedding', 'hal-classic-s:queen', '/sizes/queen?color=grey', 'queen'])
      expect(uk?.(text)).toBe(text);
  });
});

describe('a written page in the United Kingdom', () => {
  it('is respelled between its tags, and its links stay as they are', () => {
    const british = betweenTags((text) => text.replaceAll('color', 'colour').replaceAll('queen', 'king'));
    expect(british('The color <a href="/queen-size-mattresses">of a queen</a> <b>bed</b>')).toBe(
      'The colour <a href="/queen-size-mattresses">of a king</a> <b>bed</b>',
    );
  });

  it('has the names of its tables respelled, and texts that a dictionary has without the spaces around them', () => {
    const british = betweenTags(createTranslator({ Color: 'Colour' }));
    expect(british('<table aria-label="Color"><td>\n Color </td></table>')).toBe(
      '<table aria-label="Colour"><td>\n Colour </td></table>',
    );
  });

  it('has no word of another country', async () => {
    const store = await openTestStore();
    const pages = store.deps.catalogue.storefrontOf('halcyon-uk.localhost').pages;
    const words = /\b(?:color|gray|fiber|nightstand|dresser|queen)s?\b/;
    for (const path of pages.keys()) {
      const answer = await store.shopper('halcyon-uk.localhost').fetch(`/api/pages/content?path=${path}`);
      const { result } = z.object({ result: z.looseObject({ html: z.string() }) }).parse(await answer.json());
      const text = result.html.replace(/<[^>]+>/g, ' ');
      expect([path, words.exec(text)?.[0]]).toEqual([path, undefined]);
    }
    await store.close();
  });
});
