import { describe, expect, it } from 'vitest';
import { translateAnswer } from './translate-answer.ts';
import { createTranslator } from './translator.ts';

const say = createTranslator({
  Queen: 'Grand',
  'Only {count} left': 'Plus que {count}',
  'Only {count} left in {choice}': 'Plus que {count} en {choice}',
  '{title}, {size}': '{title} – {size}',
  'Sheet set': 'Parure de draps',
  Halcyon: 'Halcyon',
});

describe('a text in another language', () => {
  it('is the one that stands in the dictionary', () => {
    expect(say('Queen')).toBe('Grand');
    expect(say('King')).toBe('King');
  });

  it('keeps the parts that change, and says those that it knows', () => {
    expect(say('Only 7 left')).toBe('Plus que 7');
    expect(say('Only 7 left in Queen')).toBe('Plus que 7 en Grand');
    expect(say('Sheet set, Queen')).toBe('Parure de draps – Grand');
  });

  it('is the same however often it is asked for', () => {
    expect(say('Sheet set, Queen')).toBe(say('Sheet set, Queen'));
    expect(say('')).toBe('');
  });
});

describe('an answer in another language', () => {
  it('has our texts translated and everything else as it was', () => {
    const answer = {
      status: 'ok',
      result: {
        name: 'Queen',
        title: 'Queen',
        notices: [{ code: 'insufficient_stock', text: 'Only 7 left', available: 7 }],
        shippingAddress: { city: 'Queen' },
        price: null,
      },
    };
    expect(translateAnswer(answer, say)).toEqual({
      status: 'ok',
      result: {
        name: 'Queen',
        title: 'Grand',
        notices: [{ code: 'insufficient_stock', text: 'Plus que 7', available: 7 }],
        shippingAddress: { city: 'Queen' },
        price: null,
      },
    });
  });
});
