/** Everything that is said about a field of a form, in the specification's words where it has them [K5, K8]. */
export const FIELD_FAULTS = [
  'A valid email address is required',
  'Invalid',
  'Invalid phone number',
  'Please enter a billing address',
  'Please enter a phone number',
  'Please enter a shipping address',
  'Please enter a valid address',
  'Please enter a valid city',
  'Please enter a valid phone number',
  'Please enter a valid zip code',
  'Please enter a zip code',
  'Please enter an e-mail address',
  'Please enter at most 4000 characters',
  'Please enter at most 50 characters',
  'Please enter at most 80 characters',
  'Please enter valid full name',
  'Please enter your city',
  'Please enter your full name',
  'Please enter your name',
  'Please select a state',
  'Please write a sentence or two',
  'We do not currently ship to PO Boxes',
  'WGS is not available for this state.',
] as const;

export type FieldFault = (typeof FIELD_FAULTS)[number];

/** Field -> what is wrong with it. Empty when all is well. */
export type FieldErrors = Readonly<Record<string, FieldFault>>;
