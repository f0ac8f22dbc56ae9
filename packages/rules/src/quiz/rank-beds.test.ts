import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUIZ, type QuizAnswers } from './answers.ts';
import { differencesFrom, type QuizBed, rankBeds } from './rank-beds.ts';

const BEDS: readonly QuizBed[] = [
  { name: 'plush-foam', feel: 4, hasSprings: false, price: 129_900 },
  { name: 'medium-foam', feel: 5.5, hasSprings: false, price: 99_900 },
  { name: 'firm-foam', feel: 6.5, hasSprings: false, price: 49_900 },
  { name: 'plush-hybrid', feel: 4, hasSprings: true, price: 139_900 },
  { name: 'medium-hybrid', feel: 5.5, hasSprings: true, price: 109_900 },
  { name: 'firm-hybrid', feel: 6.5, hasSprings: true, price: 79_900 },
];
const NEUTRAL: QuizAnswers = {
  position: 'mix',
  weight: 'middle',
  heat: 'cool',
  partner: 'alone',
  touch: 'either',
  budget: 'open',
};
const best = (answers: Partial<QuizAnswers>, beds = BEDS) => rankBeds({ ...NEUTRAL, ...answers }, beds)[0];

describe('the mattress that suits', () => {
  it('is softer for side sleepers than for back and stomach sleepers', () => {
    expect(best({ position: 'side' })?.name).toBe('medium-foam');
    expect(best({ position: 'back' })?.name).toBe('firm-foam');
    expect(best({ position: 'stomach' })?.name).toBe('firm-foam');
  });

  it('is softer for light people, and firmer with springs for heavy ones', () => {
    expect(best({ position: 'side', weight: 'light' })?.name).toBe('plush-foam');
    expect(best({ position: 'side', weight: 'heavy' })).toMatchObject({
      name: 'firm-hybrid',
      reasons: ['feel', 'carries'],
    });
  });

  it('has springs for those who are warm or like to bounce', () => {
    expect(best({ position: 'side', heat: 'hot', touch: 'springy' })).toMatchObject({
      name: 'medium-hybrid',
      reasons: ['feel', 'cool', 'springy'],
    });
  });

  it('is foam beside a restless neighbour, or to be held', () => {
    expect(best({ position: 'side', partner: 'restless', touch: 'held' })).toMatchObject({
      name: 'medium-foam',
      reasons: ['feel', 'still', 'held'],
    });
  });

  it('costs little when it should', () => {
    expect(best({ budget: 'low' })).toMatchObject({ name: 'firm-foam', reasons: ['feel', 'price'] });
    expect(best({ position: 'side', budget: 'middle' })?.name).toBe('medium-foam');
  });

  it('is the cheaper of two that suit alike', () => {
    const twins = [200, 100].map((price) => ({ name: `for-${price}`, feel: 6, hasSprings: true, price }));
    expect(best({}, twins)?.name).toBe('for-100');
  });

  it('has the most points, and its points are the sum of what is shown', () => {
    const ranked = rankBeds({ ...NEUTRAL, position: 'side', budget: 'middle' }, BEDS);
    expect(ranked[0]?.points).toEqual({ reasons: 15, feel: -6, price: -11, total: -2 });
    expect(ranked.map(({ points }) => points.total)).toEqual(
      ranked.map(({ points }) => points.total).toSorted((a, b) => b - a),
    );
    for (const { points } of ranked) expect(points.total).toBe(points.reasons + points.feel + points.price);
  });

  it('is one of those there are, each told once', () => {
    const answers = fc.record({
      position: fc.constantFrom(...QUIZ.position),
      weight: fc.constantFrom(...QUIZ.weight),
      heat: fc.constantFrom(...QUIZ.heat),
      partner: fc.constantFrom(...QUIZ.partner),
      touch: fc.constantFrom(...QUIZ.touch),
      budget: fc.constantFrom(...QUIZ.budget),
    });
    fc.assert(
      fc.property(answers, fc.shuffledSubarray([...BEDS]), (given, beds) => {
        const names = rankBeds(given, beds).map(({ name }) => name);
        expect(names.toSorted()).toEqual(beds.map(({ name }) => name).toSorted());
      }),
    );
  });
});

describe('how a bed differs from the best one', () => {
  const medium: QuizBed = { name: 'best', feel: 5.5, hasSprings: true, price: 100 };
  it('is its feel, what is in it and its price', () => {
    expect(differencesFrom(medium, { ...medium, feel: 4, hasSprings: false, price: 90 })).toEqual([
      'softer',
      'foam',
      'cheaper',
    ]);
    expect(differencesFrom({ ...medium, hasSprings: false }, { ...medium, feel: 6, price: 110 })).toEqual([
      'firmer',
      'springs',
      'dearer',
    ]);
  });

  it('is nothing when they are alike', () => {
    expect(differencesFrom(medium, { ...medium, feel: 5.6 })).toEqual([]);
  });
});
