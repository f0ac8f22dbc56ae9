import { createContext } from 'react';

/**
 * The shop's styles as text, on the server. A plain document carries them in itself: on a slow line the first
 * picture then waits for one answer instead of two.
 */
export const InlineStylesContext = createContext<string | null>(null);
