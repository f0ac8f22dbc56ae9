/**
 * What is filed for a variant: under its whole key, else under the longest part of it, else under "one".
 * A price may hold for every colour of a size (`queen`), for every size (`one`), or for a size in one
 * material (`queen/sateen`); of two equally long parts the one that names the earlier options counts.
 */
export const mostSpecificValue = <Value>(
  filed: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined => {
  if (!filed) return undefined;
  const place = partsOf(key).find((part) => Object.hasOwn(filed, part));
  return place === undefined ? undefined : filed[place];
};

/** Whether something filed under `place` holds for a variant. */
export const appliesToVariant = (place: string, key: string): boolean => partsOf(key).includes(place);

const partsOf = (key: string): string[] => {
  const values = key.split('/');
  const parts = values
    .reduce<string[][]>((all, value) => all.flatMap((part) => [part.concat(value), part]), [[]])
    .filter((part) => part.length > 0);
  return [...parts.sort((a, b) => b.length - a.length).map((part) => part.join('/')), 'one'];
};
