/** What `npm run dev` sends to the store when a text was saved. By itself: who sends it needs nothing of the store. */
export const RELOAD_CONTENT = 'reload content';
