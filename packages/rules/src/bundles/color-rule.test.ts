import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colorByRule } from './color-rule.ts';

const map = { kind: 'map', colors: { white: 'natural', 'Golden Oak': 'walnut' } } as const;

describe("the colour of a piece beside a bed frame's", () => {
  it('is the same where the rule says so', () => {
    expect(colorByRule({ kind: 'same' }, 'white')).toBe('white');
  });

  it('is what the map says, in any case', () => {
    expect(colorByRule(map, 'WHITE')).toBe('natural');
    expect(colorByRule(map, 'golden oak')).toBe('walnut');
  });

  it('is open where the map says nothing, or where there is no rule', () => {
    expect(colorByRule(map, 'navy')).toBeNull();
    expect(colorByRule(map, 'constructor')).toBeNull();
    expect(colorByRule(null, 'white')).toBeNull();
  });

  it('is one of the colours of the map, or open', () => {
    fc.assert(
      fc.property(fc.string(), (color) => {
        expect(['natural', 'walnut', null]).toContain(colorByRule(map, color));
      }),
    );
  });
});
