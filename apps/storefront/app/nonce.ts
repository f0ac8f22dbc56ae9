import { createContext } from 'react';

/** The nonce of this answer's inline scripts and styles; undefined where a page needs none. */
export const NonceContext = createContext<string | undefined>(undefined);
