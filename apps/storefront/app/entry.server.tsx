import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { InlineStylesContext } from './chrome/inline-styles.ts';
import { inlineStyles, STYLES_MARK } from './inline-styles.server.ts';
import { addEveryLanguage } from './language/every-language.ts';
import { NonceContext } from './nonce.ts';
import { getServices, type Services, setServices } from './services.ts';
import { startAfterPaint } from './start-after-paint.server.ts';

export { isPrivatePath } from './private-paths.ts';
export type { Services } from './services.ts';

addEveryLanguage();

/** Wraps what the server lends to one request for the loaders and actions. */
export const provide = (services: Services): RouterContextProvider => {
  const context = new RouterContextProvider();
  setServices(context, services);
  return context;
};

/** Renders whole pages: all data is there before rendering starts, and a whole page can be kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = getServices(context).nonce ?? undefined;
  const html = await render(
    <NonceContext value={nonce}>
      <InlineStylesContext value={STYLES_MARK}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </InlineStylesContext>
    </NonceContext>,
    nonce,
  );
  return new Response(startAfterPaint(inlineStyles(html, routerContext), nonce), { status, headers });
}

const render = (page: React.ReactNode, nonce: string | undefined): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => stream.pipe(sink),
      onError: reject,
    });
  });
