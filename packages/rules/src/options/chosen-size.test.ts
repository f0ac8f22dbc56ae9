import { describe, expect, it } from 'vitest';
import { chosenSize } from './chosen-size.ts';

describe('the size among choices', () => {
  it('is found wherever it stands', () => {
    expect(
      chosenSize([
        { name: 'Color', value: 'white' },
        { name: 'Size', value: 'queen' },
      ]),
    ).toBe('queen');
  });

  it('is none where there is none to choose', () => {
    expect(chosenSize([{ name: 'Color', value: 'white' }])).toBeNull();
    expect(chosenSize([])).toBeNull();
  });
});
