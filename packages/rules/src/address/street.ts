import type { FieldFault } from './field-fault.ts';
import { plainText } from './normalize-text.ts';

const REQUIRED = {
  shipping: 'Please enter a shipping address',
  billing: 'Please enter a billing address',
} as const;

export const NO_PO_BOXES = 'We do not currently ship to PO Boxes';

/** Why address line 1 cannot be used, or null [K5, D89]. */
export const validateLine1 = (text: string, kind: 'shipping' | 'billing'): FieldFault | null => {
  const line = text.trim();
  if (line === '') return REQUIRED[kind];
  if (isPoBox(line)) return NO_PO_BOXES;
  return [...line].length <= 100 && /\p{L}/u.test(line) ? null : 'Please enter a valid address';
};

/** Why address line 2 cannot be used, or null. It may be empty. */
export const validateLine2 = (text: string): FieldFault | null => {
  if (isPoBox(text)) return NO_PO_BOXES;
  return validateLength(text);
};

/** Why a text that may be anything, or nothing, cannot be used, or null [D89]. */
export const validateLength = (text: string): FieldFault | null =>
  [...text.trim()].length <= 50 ? null : 'Please enter at most 50 characters';

/** "P.O. Box", "PO  BOX", "POBox12" and "Post-Office Box": punctuation and spaces do not matter [D35]. */
const isPoBox = (text: string): boolean => {
  // A space in place of a sign: in "Main St,PO Box 5" the comma parts two words.
  const bare = plainText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return /(?<!\p{L})(?:p ?o|post ?office) ?box(?!\p{L})/u.test(bare);
};
