import type { Refusal } from '@counterpane/rules/refusals';
import type { Answer } from '../call.ts';

type RegionRefusal = Extract<Refusal, { readonly code: 'zip_mismatch' | 'region_blacklisted' }>;

/**
 * What programs look for in the 412 of a region or address call; shoppers read `message` [K4].
 * @example wireText({ code: 'region_blacklisted' }) // "Blacklisted region"
 */
export const wireText = (refusal: RegionRefusal): string =>
  refusal.code === 'region_blacklisted'
    ? 'Blacklisted region'
    : `ZIP code ${refusal.zip} is not used within state ${refusal.state}`;

/** What a region call came to, as the shipping step needs it. */
export type RegionOutcome<Result> =
  | { readonly kind: 'valid'; readonly result: Result }
  /** The ZIP code lies in `states`, none of them the one that was chosen. */
  | { readonly kind: 'mismatched'; readonly message: string; readonly states: readonly string[] }
  | { readonly kind: 'blacklisted'; readonly message: string }
  /** Another refusal, in words that are shown as they are. */
  | {
      readonly kind: 'refused';
      readonly message: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  /** The lookup did not answer: counts as invalid, without a message [K5]. */
  | { readonly kind: 'unknown' };

/** Reads the answer to a region or address call [K5]. */
export const readRegionAnswer = <Result>(answer: Answer<Result>): RegionOutcome<Result> => {
  if (answer.ok) return { kind: 'valid', result: answer.result };
  const { status, error } = answer;
  const message = typeof error.message === 'string' ? error.message : error.error;
  if (status === 412 && error.error.includes('is not used within state')) {
    return { kind: 'mismatched', message, states: texts(error.states) };
  }
  if (status === 412 && error.error.includes('Blacklisted')) return { kind: 'blacklisted', message };
  return status === 412 || status === 422
    ? { kind: 'refused', message: error.error, fields: messages(error.fields) }
    : { kind: 'unknown' };
};

const texts = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];

const messages = (fields: unknown): Readonly<Record<string, string>> =>
  typeof fields === 'object' && fields !== null
    ? Object.fromEntries(
        Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};
