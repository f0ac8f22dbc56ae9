/** A text as it may stand in HTML, in an attribute between double quotes too. @example escapeHtml('Q & A') // "Q &amp; A" */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
