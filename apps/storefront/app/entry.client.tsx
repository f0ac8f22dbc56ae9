import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { NonceContext } from './nonce.ts';

/** Styles that are drawn anew, as on an error page, need the nonce that this document's policy knows. */
const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <HydratedRouter />
      </NonceContext>
    </StrictMode>,
  );
});
