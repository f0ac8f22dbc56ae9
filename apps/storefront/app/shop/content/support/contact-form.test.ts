import { describe, expect, it } from 'vitest';
import { findReference, messageErrors, parseMessage, sentAddress } from './contact-form.ts';

describe('the form of the support page', () => {
  it('is read as it was sent; what is missing is empty, and an unknown subject is something else', () => {
    const form = new FormData();
    form.set('name', 'Ada');
    form.set('topic', 'sofas');
    expect(parseMessage(form)).toEqual({ name: 'Ada', email: '', phone: '', topic: 'other', message: '' });
    form.set('topic', 'press');
    expect(parseMessage(form).topic).toBe('press');
  });

  it('is told what is wrong by field, or as a whole', () => {
    const answer = { status: 'error' as const, error: 'No', code: 'x' };
    expect(messageErrors({ ...answer, fields: { phone: 'Invalid phone number' } })).toEqual({
      phone: 'Invalid phone number',
    });
    expect(messageErrors(answer)).toEqual({ '': 'No' });
    expect(messageErrors({ ...answer, fields: { phone: 7 } })).toEqual({ '': 'No' });
    expect(messageErrors({ ...answer, fields: null })).toEqual({ '': 'No' });
  });

  it('leads to a page that names the message, and only one of ours', () => {
    expect(sentAddress('7KQ4-M2XD')).toBe('/p/support?sent=7KQ4-M2XD');
    expect(findReference(new URLSearchParams('sent=7KQ4-M2XD'))).toBe('7KQ4-M2XD');
    expect(findReference(new URLSearchParams('sent=call+555-0100'))).toBeNull();
    expect(findReference(new URLSearchParams())).toBeNull();
  });
});
