import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_VIEWED, rememberViewed } from './remember-viewed.ts';

const products = (...ids: string[]) => ids.map((id) => ({ id }));

describe('the recently viewed products', () => {
  it('have the newest first', () => {
    expect(rememberViewed(products('a', 'b'), { id: 'c' })).toEqual(products('c', 'a', 'b'));
  });

  it('have each product once: looked at again, it moves to the front', () => {
    expect(rememberViewed(products('a', 'b', 'c'), { id: 'b' })).toEqual(products('b', 'a', 'c'));
  });

  it('are ten at most [C9.01]', () => {
    const ten = products('1', '2', '3', '4', '5', '6', '7', '8', '9', '10');
    expect(rememberViewed(ten, { id: 'new' })).toEqual([{ id: 'new' }, ...ten.slice(0, 9)]);
  });

  it('never grow beyond that, whatever is looked at', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20).map(String), { maxLength: 60 }), (looks) => {
        const list = looks.reduce<{ id: string }[]>((seen, id) => rememberViewed(seen, { id }), []);
        expect(list.length).toBe(Math.min(MOST_VIEWED, new Set(looks).size));
        expect(list[0]?.id).toBe(looks.at(-1));
      }),
    );
  });
});
