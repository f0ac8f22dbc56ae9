import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { languageOf } from './language/locale.ts';
import { addMessages } from './language/translate.ts';
import { NonceContext } from './nonce.ts';

/** Styles that are drawn anew, as on an error page, need the nonce that this document's policy knows. */
const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;

/** An English page loads no other language. */
const loadLanguage = async (): Promise<void> => {
  if (languageOf(document.documentElement.lang) !== 'fr') return;
  const { FRENCH } = await import('./language/french.ts');
  addMessages('fr', FRENCH);
};

loadLanguage().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NonceContext value={nonce}>
          <HydratedRouter />
        </NonceContext>
      </StrictMode>,
    );
  }),
);
