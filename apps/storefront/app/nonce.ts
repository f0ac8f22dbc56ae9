import { createContext } from 'react';

/** The nonce of this answer's inline scripts and styles; undefined in the browser, which hides it. */
export const NonceContext = createContext<string | undefined>(undefined);
