/** As many products as a shopper reads without growing tired: eight rows on a desktop. */
const OPEN = 24;
/** Fewer than this are not worth a press. */
const LEAST_FOLDED = 12;

/** A long list in two: what is there at once, and what is unfolded. All of it is in the page. */
export const foldCards = <Card>(
  cards: readonly Card[],
): { readonly open: readonly Card[]; readonly folded: readonly Card[] } =>
  cards.length < OPEN + LEAST_FOLDED
    ? { open: cards, folded: [] }
    : { open: cards.slice(0, OPEN), folded: cards.slice(OPEN) };
