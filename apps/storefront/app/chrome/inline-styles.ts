import { createContext } from 'react';

/**
 * The shop's styles as text. Every document carries them in itself: on a slow line the first paint then waits for one
 * answer instead of two. In the browser they are what the document brought; null in development.
 */
export const InlineStylesContext = createContext<string | null>(null);
