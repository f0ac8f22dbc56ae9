interface Choice {
  readonly name: string;
  readonly value: string;
}

interface Chosen {
  readonly productID: string;
  readonly properties?: readonly Choice[] | undefined;
}

/**
 * The items of a set with one product of it as it was chosen, but for its size: that is the set's (catalogue section 3,
 * decisions row 99).
 * @example setAsChosen([bed, mattress], { productID: bed.productID, properties: [{ name: 'Leg', value: 'tall' }] })
 */
export const setAsChosen = <Item extends Chosen>(items: readonly Item[], chosen: Chosen) =>
  items.map((item) => ({
    ...item,
    properties: (item.properties ?? []).map(({ name, value }) => ({
      name,
      value: (isOpen(item, chosen, name) ? findValue(chosen, name) : null) ?? value,
    })),
  }));

const isOpen = (item: Chosen, chosen: Chosen, name: string): boolean =>
  item.productID === chosen.productID && name !== 'Size';

const findValue = ({ properties = [] }: Chosen, wanted: string): string | null =>
  properties.find(({ name }) => name === wanted)?.value ?? null;
