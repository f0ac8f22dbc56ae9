/**
 * The id of what stands in the cart for its help: the heading of the open help, or the button that asks for it. As the
 * fragment of the answer's address it takes the focus where the page was not alive yet, and without script.
 */
export const HELP_PLACE = 'help';
