import type { RequestReturn } from '@counterpane/contract/orders/returns';
import { parseChosenUnits, unitsField } from '../cancel/chosen-units.ts';
import { isReason } from './reason-labels.ts';

const PREFIX = 'reason-';

export const reasonField = (itemIdentifier: string): string => `${PREFIX}${itemIdentifier}`;

/** What was chosen, as the address of its confirmation says it. */
export const chosenQuery = (chosen: readonly ChosenReturn[]): string =>
  String(
    new URLSearchParams(
      chosen.flatMap(({ itemIdentifier, quantity, reason }) => [
        [unitsField(itemIdentifier), String(quantity)],
        [reasonField(itemIdentifier), reason],
      ]),
    ),
  );

export type ChosenReturn = RequestReturn['lines'][number];

/** What was chosen to go back and why, as an address or a form says it; without a reason none is told. */
export const parseChosenReturns = (
  entries: Iterable<readonly [string, FormDataEntryValue]>,
): ChosenReturn[] => {
  const told = new Map(entries);
  return parseChosenUnits(told).map((line) => {
    const reason = String(told.get(reasonField(line.itemIdentifier)) ?? '');
    return { ...line, reason: isReason(reason) ? reason : 'not_told' };
  });
};
