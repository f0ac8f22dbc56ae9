import type { RankedFor } from '@counterpane/rules/recommendations/rank-recommendations';
import { expect, it } from 'vitest';
import { hitRate, learnBaskets } from './hit-rate.ts';

const MATTRESS = { key: 'mattress', kind: 'mattress' } as const;
const PILLOWS: readonly RankedFor[] = ['a', 'b', 'c'].map((key) => ({ key, kind: 'pillow' }));
const [, , wanted = MATTRESS] = PILLOWS;
const NOW = Date.UTC(2026, 5, 1);
const basket = (...items: readonly RankedFor[]) => ({ items, at: NOW });
const products = [MATTRESS, ...PILLOWS];

it('what was bought together before is found, and what nothing tells of is not', () => {
  const held = [basket(MATTRESS, wanted)];
  const rate = (facts: ReturnType<typeof learnBaskets>) =>
    hitRate('bought-together', held, products, facts, 1);
  expect(rate(learnBaskets([], NOW))).toBe(0);
  expect(rate(learnBaskets(Array(50).fill(basket(MATTRESS, wanted)), NOW))).toBe(1);
});

it('baskets of one thing say nothing', () => {
  const facts = learnBaskets([basket(MATTRESS)], NOW);
  expect(facts.orders('mattress')).toBeCloseTo(1);
  expect(hitRate('popular', [basket(MATTRESS)], products, facts)).toBeNull();
});
