import { expect, test } from 'vitest';
import {
  choicesIn,
  choose,
  fieldsOf,
  findAll,
  findOne,
  isShown,
  parsePage,
  readMoney,
  textOf,
} from './read-page.ts';

const page = parsePage(`
  <form>
    <input type="radio" name="size" value="queen" checked> <input type="radio" name="size" value="king">
    <input type="radio" name="size" value="twin" disabled>
    <input type="checkbox" name="upsell" value="pillow"> <input type="hidden" name="ask" value="">
    <select name="quantity"><option>1</option><option selected>2</option></select>
    <p>Together <b hidden>$9</b><b>$1,299.50</b></p>
  </form>`);

test('An amount in a text is read in cents, and a text without one has none', () => {
  expect(['$1,299.50', '+£40', 'Total $1,000 was $1,200', 'Free'].map(readMoney)).toEqual([
    129_950,
    4_000,
    100_000,
    null,
  ]);
});

test('A form sends what is ticked, chosen and hidden in it, and offers the rest unless it is disabled', () => {
  const form = findOne(page, 'form');
  if (!form) throw new Error('no form');
  expect(fieldsOf(form)).toEqual([
    ['size', 'queen'],
    ['ask', ''],
    ['quantity', '2'],
  ]);
  expect(choicesIn(form)).toEqual([
    ['size', 'king'],
    ['upsell', 'pillow'],
    ['quantity', '1'],
  ]);
  expect(choose(fieldsOf(form), ['size', 'king'])).toEqual([
    ['ask', ''],
    ['quantity', '2'],
    ['size', 'king'],
  ]);
});

test('What is hidden is not read', () => {
  expect(findAll(page, 'b').map(isShown)).toEqual([false, true]);
  expect(findAll(page, 'p').map(textOf)).toEqual(['Together $1,299.50']);
});
