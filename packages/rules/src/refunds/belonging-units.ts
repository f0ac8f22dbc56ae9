/** A line, as far as what belongs to it is counted. */
interface Counted {
  readonly quantity: number;
}

/**
 * So many units of a line belong to so many units of the line that it is for: as many as those need [R045].
 * @example belongingUnits({ quantity: 2 }, { quantity: 4 }, 3) // 2
 */
export const belongingUnits = (line: Counted, parent: Counted, units: number): number =>
  Math.ceil((line.quantity * units) / parent.quantity);
