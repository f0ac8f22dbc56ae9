import { statesOf } from '@counterpane/rules/address/states';

/**
 * An address with the code of its state, where it has the state in words: some wallets write it so. What is no state
 * stays as it is, for the rules to check.
 * @example withStateCode({ country: 'US', state: 'new york' }).state // "NY"
 */
export const withStateCode = <Place extends { readonly country: string; readonly state: string }>(
  place: Place,
): Place => {
  const said = place.state.trim().toLowerCase();
  const known = statesOf(place.country, 'billing').find(
    ({ code, title }) => code.toLowerCase() === said || title.toLowerCase() === said,
  );
  return known ? { ...place, state: known.code } : place;
};
