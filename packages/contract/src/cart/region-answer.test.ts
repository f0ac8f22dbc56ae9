import { describe, expect, it } from 'vitest';
import type { Answer } from '../call.ts';
import { readRegionAnswer, wireText } from './region-answer.ts';

const refused = (status: number, error: string, facts: object = {}): Answer<string> => ({
  ok: false,
  status,
  error: { status: 'error', code: 'whatever', error, ...facts },
});

describe('the answer to a region call', () => {
  it('is the cart where all is well', () => {
    expect(readRegionAnswer({ ok: true, result: 'cart' })).toEqual({ kind: 'valid', result: 'cart' });
  });

  it('marks a ZIP code of another state by its words, and says so in those of the specification', () => {
    const message = 'Enter a valid ZIP / postal code for New York, US';
    const answer = refused(412, 'ZIP code 87101 is not used within state NY', { message, states: ['NM', 5] });
    expect(readRegionAnswer(answer)).toEqual({
      kind: 'mismatched',
      message,
      states: ['NM'],
    });
  });

  it('marks a region that we do not ship to by its word', () => {
    const message = 'We’re sorry, but we cannot ship items to your region.';
    expect(readRegionAnswer(refused(412, 'Blacklisted region', { message }))).toEqual({
      kind: 'blacklisted',
      message,
    });
  });

  it('says it in the language of the page where the answer does', () => {
    const message = 'Nous sommes désolés';
    expect(readRegionAnswer(refused(412, 'Blacklisted region', { message }))).toEqual({
      kind: 'blacklisted',
      message,
    });
  });

  it('shows any other message as it came', () => {
    expect(readRegionAnswer(refused(412, 'The bridge is closed'))).toMatchObject({
      kind: 'refused',
      message: 'The bridge is closed',
    });
    const fields = { state: 'WGS is not available for this state.', zip: 5 };
    expect(readRegionAnswer(refused(422, 'Look at it again', { fields }))).toMatchObject({
      fields: { state: 'WGS is not available for this state.' },
    });
  });

  it('says nothing of any other failure, whatever words it has', () => {
    expect(readRegionAnswer(refused(500, 'is not used within state'))).toEqual({ kind: 'unknown' });
    expect(readRegionAnswer(refused(429, 'Too many requests'))).toEqual({ kind: 'unknown' });
  });

  it('is written with the words that it is read by', () => {
    const zip = wireText({ code: 'zip_mismatch', state: 'NY', zip: '87101', states: ['NM'] });
    expect(readRegionAnswer(refused(412, zip)).kind).toBe('mismatched');
    expect(readRegionAnswer(refused(412, wireText({ code: 'region_blacklisted' }))).kind).toBe('blacklisted');
  });
});
