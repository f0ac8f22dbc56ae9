import { optionChoice } from '@counterpane/rules/options/option-choice';
import { expect, test } from 'vitest';
import { MATTRESSES, productPageOf } from '../../../../fixtures/catalogue.ts';
import { stockOf } from './option-state.ts';
import { stockFacts, toStocked } from './stock-facts.ts';

const [classic] = MATTRESSES;
if (!classic) throw new Error('the fixture has a mattress');
const facts = stockFacts(productPageOf(classic, 'queen').variants);

test('the page’s script knows what is out, what stands in for it, and what ships later', () => {
  expect(facts.out).toEqual({ 'mattress-s:twin': [{ from: 1, sku: 'mattress-s:twinxl' }] });
  expect(facts.later).toEqual(['mattress-s:splitking']);
});

test('read back, the facts tell every tile the same as the page did', () => {
  const stock = (size: string) => stockOf(optionChoice(toStocked(facts), [], 'Size', size));
  expect(['twin', 'queen', 'splitKing'].map(stock)).toEqual(['out', 'in', 'later']);
});

test('a variant whose key cannot be read leads nowhere', () => {
  const odd = toStocked({ all: ['%:'], later: [], out: {} });
  expect(odd).toMatchObject([{ chosen: [] }]);
});
