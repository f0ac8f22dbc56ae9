/**
 * The message that `npm run dev` sends to the store when a text was saved. In a file of its own, so that the sender
 * imports nothing of the store.
 */
export const RELOAD_CONTENT = 'reload content';
