import { expect, test } from 'vitest';
import { isOffered } from './offered-values.ts';

const PAGE = Buffer.from(`
  <input type="radio" name="size" checked="" value="king"/><input value="12" type="hidden" name="extra"/>
  <select id="a" name="base-color"><option value="blue" selected="">Blue</option><option>Red</option></select>
  <select name="leg"><option value="oak">Oak</option></select><button name="keep" value="frame">Keep</button>
  <a href="/mattresses?sort=price-low&amp;price=250-500#list">Cheap</a><a href="?color=navy">Navy</a>
  <input name="q" value="a&amp;b"/>`);

test('What a page offers as a choice or in a link is offered, together and in any order', () => {
  for (const query of [
    ...['size=king', 'extra=12', 'base-color=blue', 'leg=oak', 'keep=frame', 'color=navy', ''],
    ...['price=250-500&sort=price-low', 'leg=oak&size=king'],
  ])
    expect([query, isOffered(query, PAGE)]).toEqual([query, true]);
});

test('A value that a page offers under another name is not offered, nor one that it only begins with', () => {
  for (const query of [
    ...['headboard=12', 'quantity-x=12', 'height=king', 'leg=blue', 'base-color=oak', 'id=a', 'size=oak'],
    ...['color=nav', 'sort=price', 'price=250', 'size=king&size2=king', 'q=a%26b', 'size='],
  ])
    expect([query, isOffered(query, PAGE)]).toEqual([query, false]);
});
