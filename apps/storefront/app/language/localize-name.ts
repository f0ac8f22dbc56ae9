import { OWN_METHOD_LABELS } from '@counterpane/contract/own-method-labels';
import type { PlainMessageId } from '@counterpane/messages/message-id';
import type { Translate } from '@counterpane/messages/translator';
import { CA_PROVINCES } from '@counterpane/rules/address/states';
import { PROPERTY_NAMES } from '@counterpane/rules/options/property-names';
import { localizeKnown } from './localize-known.ts';

const PROVINCES = CA_PROVINCES.map(({ title }) => title);

/** Names of the rules' own lists that are not the same in every language. Brands and other states are. */
const NAMES: readonly PlainMessageId[] = [...OWN_METHOD_LABELS, ...PROPERTY_NAMES, ...PROVINCES];

/** A way to pay, an option or a region by its name in the rules. @example localizeName(inFrench, 'Quebec') // "Québec" */
export const localizeName = (t: Translate, name: string): string => localizeKnown(t, NAMES, name);
