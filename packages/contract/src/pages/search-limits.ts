/** No shopper searches with more characters; a longer query is refused. */
export const LONGEST_QUERY = 200;

/** From so many characters on there are suggestions. */
export const SHORTEST_SUGGESTED = 2;
