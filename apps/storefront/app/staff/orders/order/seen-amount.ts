/** The field with the cents that were seen to go back: the store refuses others. */
export const SEEN = 'seen';

export const seenOf = (form: FormData): number | undefined =>
  form.has(SEEN) ? Number(form.get(SEEN)) : undefined;
