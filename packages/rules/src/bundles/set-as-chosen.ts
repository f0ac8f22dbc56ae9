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
export const setAsChosen = <Item extends Chosen>(
  items: readonly Item[],
  { productID, properties = [] }: Chosen,
) =>
  items.map((item) => {
    const chosen = item.productID === productID ? properties.filter(({ name }) => name !== 'Size') : [];
    const own = item.properties ?? [];
    return {
      ...item,
      properties: own.map((each): Choice => chosen.find(({ name }) => name === each.name) ?? each),
    };
  });
