/** The fields of the form: so many units of a line, by what its name begins with. */
const PREFIX = 'units-';

export const unitsField = (itemIdentifier: string): string => `${PREFIX}${itemIdentifier}`;

export interface ChosenUnits {
  readonly itemIdentifier: string;
  readonly quantity: number;
}

/** What was chosen to go, as an address or a form says it; what is no whole number above 0 is nothing. */
export const parseChosenUnits = (entries: Iterable<readonly [string, FormDataEntryValue]>): ChosenUnits[] =>
  [...entries].flatMap(([name, value]) => {
    const quantity = Number(value);
    const isChosen = name.startsWith(PREFIX) && Number.isInteger(quantity) && quantity > 0;
    return isChosen ? [{ itemIdentifier: name.slice(PREFIX.length), quantity }] : [];
  });
