import { wireText } from '@counterpane/contract/cart/region-answer';
import { refusalText } from '@counterpane/contract/refusals';
import type { Refusal } from '@counterpane/rules/refusals';
import { type Answer, refused } from '../../http/answers.ts';

/**
 * A refused region as these calls tell it: a 412 has in `error` the words that programs look for, and in `message` what
 * shoppers read [K4, K5, K7].
 */
export const refuseRegion = (refusal: Refusal): Answer =>
  refusal.code === 'zip_mismatch' || refusal.code === 'region_blacklisted'
    ? refused(refusal, { error: wireText(refusal), message: refusalText(refusal) })
    : refused(refusal);
