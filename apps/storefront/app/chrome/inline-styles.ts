import { createContext } from 'react';

/**
 * Styles of a page as text. Every document carries its own in itself: on a slow line the first paint then waits for one
 * answer instead of two. On the server a mark that is exchanged for them once the page is rendered
 * (page-styles.server.ts); in the browser what the document brought; null in development.
 */
export const InlineStylesContext = createContext<string | null>(null);
