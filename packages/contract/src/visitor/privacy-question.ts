/** The question of the banner, as it is stored with the answer. Apart from the schemas, which no page carries. */
export const CONSENT_QUESTION =
  'May we count how our pages are used, show you what suits you and learn which ad brought you here? The shop works the same either way.';
