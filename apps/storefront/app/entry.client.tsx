import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { InlineStylesContext } from './chrome/inline-styles.ts';
import { reportFailure } from './failures/report-failure.ts';
import { watchPage } from './failures/watch-page.ts';
import { loadMessages } from './language/load-messages.ts';
import { NonceContext } from './nonce.ts';

/** Styles that are drawn anew, as on an error page, need the nonce that this document's policy knows. */
const nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;
const styles = document.querySelector('style[data-styles]')?.textContent ?? null;

/** What a page or its data failed with; a refusal, such as a page that is not found, is an answer. */
const tellError = (error: unknown): void => {
  if (isRouteErrorResponse(error) && error.status < 500) return;
  const reason = isRouteErrorResponse(error) ? `status ${error.status}` : error;
  reportFailure({ level: 'error', text: 'A page failed', url: location.pathname, error: reason });
};

/** Loads what tells of the page's event, where the visit allows it: when the page itself is alive. */
const tellEvents = (): void => {
  const url = document.querySelector<HTMLScriptElement>('script[data-event]')?.dataset.src;
  if (url) void import(/* @vite-ignore */ url);
};

watchPage();
loadMessages(document.documentElement.lang, location.pathname).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <NonceContext value={nonce}>
          <InlineStylesContext value={styles}>
            <HydratedRouter onError={tellError} />
          </InlineStylesContext>
        </NonceContext>
      </StrictMode>,
    );
    setTimeout(tellEvents, 1_000);
  }),
);
