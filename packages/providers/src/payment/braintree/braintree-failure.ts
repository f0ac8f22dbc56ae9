import { ProviderUnavailable } from '../provider-unavailable.ts';

/**
 * Waits for Braintree's answer and tells doubt from certainty. Only "there is no such thing" and "you may not
 * send this" are certain; after a broken connection, a page instead of an answer, or keys that are wrong,
 * the state of the payment is unknown.
 * @throws ProviderUnavailable
 */
export const withFailuresNamed = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (isNamed(error, 'notFoundError') || isNamed(error, 'invalidKeysError')) throw error;
    throw new ProviderUnavailable('Braintree did not answer', { cause: error });
  }
};

/** A transaction that Braintree has never heard of. */
export const isUnknownTransaction = (error: unknown): boolean => isNamed(error, 'notFoundError');

/** A webhook that Braintree has not signed. */
export const isBadSignature = (error: unknown): boolean => isNamed(error, 'invalidSignatureError');

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;
