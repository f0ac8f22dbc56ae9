import type { BusinessDays } from '@counterpane/rules/delivery/arrival';

/** The business days within which all of several are done; null where none of them is known. */
export const slowest = (all: readonly (BusinessDays | null)[]): BusinessDays | null => {
  const known = all.filter((days) => days !== null);
  if (known.length === 0) return null;
  return {
    from: Math.max(...known.map(({ from }) => from)),
    to: Math.max(...known.map(({ to }) => to)),
  };
};
