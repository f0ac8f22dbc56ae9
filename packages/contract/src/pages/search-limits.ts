/** Nobody asks in more characters; what is longer is refused. */
export const LONGEST_QUERY = 200;

/** From so many characters on there are suggestions. */
export const SHORTEST_SUGGESTED = 2;
