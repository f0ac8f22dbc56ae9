import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateContactMessage } from './validate-contact-message.ts';

const MESSAGE = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '',
  message: 'Is the classic right for a side sleeper?',
};
const check = (change: Partial<typeof MESSAGE>) => validateContactMessage({ ...MESSAGE, ...change }, 'US');

describe('a message to the shop', () => {
  it('needs a name, an address and a sentence, and no phone number', () => {
    expect(check({})).toEqual({});
    expect(check({ name: ' ', email: '', message: 'Hello' })).toEqual({
      name: 'Please enter your name',
      email: 'Please enter an e-mail address',
      message: 'Please write a sentence or two',
    });
  });

  it('may have a phone number, which must be one then', () => {
    expect(check({ phone: '+1 (212) 555-0142' })).toEqual({});
    expect(check({ phone: '12345' })).toEqual({ phone: 'Invalid phone number' });
  });

  it('has a greatest length', () => {
    expect(check({ name: 'a'.repeat(81) })).toEqual({ name: 'Please enter at most 80 characters' });
    expect(check({ message: 'a'.repeat(4_001) })).toEqual({
      message: 'Please enter at most 4000 characters',
    });
  });

  it('is validated field by field: what is wrong with one never depends on another', () => {
    const typed = fc.record({
      name: fc.oneof(fc.string(), fc.constant('a'.repeat(81))),
      email: fc.oneof(fc.string(), fc.constant(MESSAGE.email)),
      phone: fc.oneof(fc.string(), fc.constant('212 555 0142')),
      message: fc.oneof(fc.string({ maxLength: 30 }), fc.constant('a'.repeat(4_001))),
    });
    fc.assert(
      fc.property(typed, ({ name, email, phone, message }) => {
        const each = [check({ name }), check({ email }), check({ phone }), check({ message })];
        expect(check({ name, email, phone, message })).toEqual(Object.assign({}, ...each));
      }),
    );
  });

  it('may be typed with spaces around it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ maxLength: 30 }), (name, message) => {
        expect(check({ name: `  ${name} `, message: ` ${message}\n` })).toEqual(check({ name, message }));
      }),
    );
  });
});
