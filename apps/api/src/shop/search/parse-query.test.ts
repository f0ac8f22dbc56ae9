import { searchWordsFor } from '@counterpane/catalogue/load-search-words';
import { shippedCatalogue } from '@counterpane/catalogue/testing/shipped-catalogue';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { synonymDictionaryOf } from './synonym-dictionary.ts';
import { tokenize } from './tokenize.ts';

const { searchWords } = shippedCatalogue();
const bookOf = (language: string, country: string) =>
  synonymDictionaryOf(searchWordsFor(searchWords, language, country));

const english = (query: string) => parseQuery(tokenize(query), bookOf('en', 'US'));
const british = (query: string) => parseQuery(tokenize(query), bookOf('en', 'GB'));
const french = (query: string) => parseQuery(tokenize(query), bookOf('fr', 'CA'));
const spanish = (query: string) => parseQuery(tokenize(query), bookOf('es', 'US'));
const firstPhrases = ({ wanted }: ReturnType<typeof english>) => wanted.map(({ phrases: [first] }) => first);

describe('a size in a query', () => {
  it('is taken out of what is to be found, with the words that belong to it', () => {
    for (const query of ['queen sheets', 'Queen-size sheets', 'sheets, size queen', 'sheets queen'])
      expect({ query, size: english(query).size, wanted: firstPhrases(english(query)) }).toEqual({
        query,
        size: 'queen',
        wanted: ['sheets'],
      });
  });

  it('is the longest that the words name', () => {
    expect(english('split king').size).toBe('splitKing');
    expect(english('California King protector').size).toBe('calKing');
    expect(english('twin xl').size).toBe('twinXL');
    expect(french('draps très grand lit californien').size).toBe('calKing');
    expect(french('DRAPS TRES GRAND LIT').size).toBe('king');
    expect(french('grand lit').size).toBe('queen');
    expect(spanish('sábanas california king').size).toBe('calKing');
    expect(spanish('COLCHONES MATRIMONIALES').size).toBe('full');
    expect(spanish('individual xl').size).toBe('twinXL');
  });

  it('is what the country means by it', () => {
    expect(english('king mattress').size).toBe('king');
    expect(british('king mattress').size).toBe('queen');
    expect(british('super king').size).toBe('king');
    expect(british('single').size).toBe('twin');
  });

  it('may be all that is asked for', () => {
    expect(english('queen size')).toMatchObject({ size: 'queen', wanted: [] });
  });
});

describe('the main noun of a query', () => {
  it('says which kind of thing is meant: the last in English, the first in French and Spanish', () => {
    expect(english('mattress protector').kinds).toEqual(['protector']);
    expect(english('protector for a mattress').kinds).toEqual(['mattress']);
    expect(french('housse de matelas').kinds).toEqual(['protector']);
    expect(french('draps pour matelas').kinds).toEqual(['sheets']);
    expect(spanish('protector de colchón').kinds).toEqual(['protector']);
    expect(spanish('sábanas para colchones').kinds).toEqual(['sheets']);
  });

  it('may stand for several kinds', () => {
    expect(english('drawers').kinds).toEqual(['dresser', 'chest']);
  });

  it('may have the name of a size word: « lit king » is a bed', () => {
    expect(french('lit king')).toMatchObject({ size: 'king', kinds: ['bedframe'] });
    expect(spanish('cama king')).toMatchObject({ size: 'king', kinds: ['bedframe'] });
  });
});

describe('words for the same thing', () => {
  it('are all looked for', () => {
    expect(english('doona').wanted[0]?.phrases).toEqual(expect.arrayContaining(['doona', 'duvet', 'quilt']));
    expect(english('duvet cover').notSold?.synonyms).toContain('comforter cover');
    expect(french('douillette').wanted[0]?.phrases).toContain('couette');
    expect(spanish('frazada').wanted[0]?.phrases).toContain('cobija');
  });

  it('are taken as they stand where another ending means something else', () => {
    expect(english('comforters').wanted[0]?.exact).toEqual(['comforters', 'comforter']);
    expect(english('comforters').wanted[0]?.phrases).toContain('duvet');
  });

  it('written in two words or in one are one', () => {
    expect(english('night stands').kinds).toEqual(['nightstand']);
    expect(english('box spring').kinds).toEqual(['foundation']);
    expect(english('bedframe').kinds).toEqual(['bedframe']);
  });
});

describe('what is not sold', () => {
  it('is known by any of its names, also inside a longer query', () => {
    expect(english('couches').notSold?.what).toBe('couches or sofas');
    expect(english('sofa bed').notSold?.said).toBe('sofa bed');
    expect(english('cot mattress')).toMatchObject({
      notSold: { what: 'cribs or crib mattresses' },
      wanted: [],
    });
    expect(firstPhrases(english('couch cover'))).toEqual(['cover']);
    expect(french('CANAPE').notSold?.what).toBe('de canapés ni de sofas');
    expect(french('lit d’eau').notSold).not.toBeNull();
    expect(spanish('SOFA cama').notSold?.what).toBe('sillones ni sofás');
    expect(spanish('colchón inflable queen')).toMatchObject({ size: 'queen', wanted: [] });
  });
});

describe('a query', () => {
  it('is read without what is only said around it, unless there is nothing else', () => {
    expect(firstPhrases(english('buy good pillows online'))).toEqual(['pillows']);
    expect(firstPhrases(english('best'))).toEqual(['best']);
  });

  it('of anything at all asks for something or nothing, and for no more than can be looked for', () => {
    const word = fc.constantFrom('queen', 'size', 'bed', 'sofa', 'the', 'xyz', 'duvet', 'cover', 'lit', '🛏️');
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 40 }), (words) => {
        for (const read of [english, french, british, spanish])
          expect(read(words.join(' ')).wanted.length).toBeLessThanOrEqual(16);
      }),
    );
  });
});
