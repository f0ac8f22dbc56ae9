import { wireText } from '@counterpane/contract/cart/region-answer';
import { refusalText } from '@counterpane/contract/refusal-text';
import type { Refusal, RefusalCode, RefusalOf } from '@counterpane/rules/refusals';
import { type RefusalAnswer, refused } from '../../http/answers.ts';

/**
 * The answer for a refused region: a 412 with the code that programs read in `error`, and the text for shoppers in
 * `message` [K4, K5, K7].
 */
export const refuseRegion = <Code extends RefusalCode>(refusal: RefusalOf<Code>): RefusalAnswer<Code> =>
  refused(refusal, forPrograms(refusal));

const forPrograms = (refusal: Refusal) =>
  refusal.code === 'zip_mismatch' || refusal.code === 'region_blacklisted'
    ? { error: wireText(refusal), message: refusalText(refusal) }
    : {};
