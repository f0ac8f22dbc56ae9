interface Choice {
  readonly name: string;
  readonly value: string;
}

interface Chosen {
  readonly productID: string;
  readonly properties?: readonly Choice[] | undefined;
}

/**
 * The items of a set with one product of it as it was chosen, but for its size: that is the set's [C1.37].
 * @example setAsChosen([bed, mattress], { productID: bed.productID, properties: [{ name: 'Leg', value: 'tall' }] })
 */
export const setAsChosen = <Item extends Chosen>(
  items: readonly Item[],
  { productID, properties = [] }: Chosen,
) =>
  items.map((item) => ({
    ...item,
    properties: (item.properties ?? []).map((own): Choice => {
      const isOpen = item.productID === productID && own.name !== 'Size';
      return (isOpen && properties.find(({ name }) => name === own.name)) || own;
    }),
  }));
