import { refusalText } from '@counterpane/contract/refusals';
import { wireText } from '@counterpane/contract/region-answer';
import type { Refusal } from '@counterpane/rules/refusals';
import { type Answer, no } from '../../http/answers.ts';

/**
 * A refused region as these calls tell it: a 412 has in `error` the words that programs look for, and in `message` what
 * shoppers read [K4, K5, K7].
 */
export const refuseRegion = (refusal: Refusal): Answer =>
  refusal.code === 'zip_mismatch' || refusal.code === 'region_blacklisted'
    ? no(refusal, { error: wireText(refusal), message: refusalText(refusal) })
    : no(refusal);
