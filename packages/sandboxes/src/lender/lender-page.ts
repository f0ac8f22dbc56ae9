import type { FastifyInstance, FastifyReply } from 'fastify';
import { escapeHtml } from '../stripe/html-page.ts';
import type { Lender } from './lender.ts';
import { baseOf } from './lender-app.ts';

/** A button that a shopper may press; `answer` is what it sends. */
export interface PageButton {
  readonly answer: string;
  readonly label: string;
}

/** What came of a press: the shopper leaves for an address, or stays and reads why. */
export type Pressed = { readonly leaveTo: string } | { readonly problem: string };

/** A lender's own page: it needs no scripts. */
export interface LenderPage<Session> {
  /** With `:id`. */
  readonly path: string;
  /** How the lender is called: `Affirm`. */
  readonly name: string;
  readonly heading: (session: Session) => string;
  /** HTML, escaped. */
  readonly body: (session: Session) => string;
  readonly buttons: readonly PageButton[];
  readonly isOpen: (session: Session) => boolean;
  readonly press: (session: Session, answer: string, base: string) => Pressed;
  /** Where a closed page leads; null where it leads nowhere. */
  readonly leaveTo: (session: Session) => string | null;
  /** Who may show it in a frame, as sources of a Content-Security-Policy. */
  readonly frameAncestors: readonly string[];
  /** HTML at the end, such as a script by its address. */
  readonly foot?: (session: Session) => string;
}

type PageRoute = { Params: { id: string }; Body: unknown };

const HTML = 'text/html; charset=utf-8';

export const registerLenderPage = <Session>(
  app: FastifyInstance,
  lender: Lender<Session>,
  page: LenderPage<Session>,
): void => {
  const sources = page.frameAncestors.length > 0 ? page.frameAncestors.join(' ') : "'none'";
  const policy = `frame-ancestors ${sources}`;
  const show = (reply: FastifyReply, session: Session, problem: string | null) =>
    reply
      .type(HTML)
      .header('content-security-policy', policy)
      .send(render(page, session, problem));
  const leave = (reply: FastifyReply, session: Session | null) => {
    const to = session && page.leaveTo(session);
    if (to) return reply.redirect(to, 303);
    const body = '<h1>This page is closed</h1><p>Go back to the store to start again.</p>';
    return reply
      .code(404)
      .type(HTML)
      .header('content-security-policy', policy)
      .send(renderPage(page.name, 'Page closed', body));
  };

  app.get<PageRoute>(page.path, async ({ params }, reply) => {
    const session = lender.state.find('session', params.id);
    return session && page.isOpen(session) ? show(reply, session, null) : leave(reply, session);
  });

  app.post<PageRoute>(page.path, async (request, reply) => {
    const session = lender.state.find('session', request.params.id);
    // The second press of the button finds it decided: it is decided once.
    if (!session || !page.isOpen(session)) return leave(reply, session);
    const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    const pressed = page.press(session, fields.get('answer') ?? '', baseOf(request));
    lender.commit();
    if ('leaveTo' in pressed) return reply.redirect(pressed.leaveTo, 303);
    return show(reply, session, pressed.problem);
  });
};

const render = <Session>(page: LenderPage<Session>, session: Session, problem: string | null): string => {
  const buttons = page.buttons.map(
    ({ answer, label }, index) =>
      `<button name="answer" value="${answer}"${index === 0 ? ' class="main"' : ''}>${label}</button>`,
  );
  const body = `<h1>${escapeHtml(page.heading(session))}</h1>
${problem === null ? '' : `<p role="alert">${escapeHtml(problem)}</p>`}
${page.body(session)}
<form method="post"><div class="buttons">${buttons.join('\n')}</div></form>`;
  const title = `${problem === null ? '' : 'Error: '}${page.heading(session)}`;
  return renderPage(page.name, title, body, page.foot?.(session));
};

/** A page of a sandbox: plain HTML, at any width, for any reader. */
export const renderPage = (name: string, title: string, body: string, foot = ''): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1d1b2e; background: #fff; }
main { max-width: 28rem; margin: 0 auto; padding: 1rem; }
h1 { margin: 0 0 .5rem; font-size: 1.25rem; }
.buttons { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem; }
button { padding: .6rem 1.2rem; font: inherit; border: 1px solid #1d1b2e; border-radius: .4rem; background: #fff; color: #1d1b2e; cursor: pointer; }
button.main { background: #1d1b2e; color: #fff; }
[role=alert] { padding: .6rem 1rem; border-left: .3rem solid #b3093c; background: #fdf1f4; color: #8c0730; }
.note { color: #55526b; font-size: .9rem; }
</style>
</head>
<body>
<main aria-label="${escapeHtml(name)}">
${body}
<p class="note">${escapeHtml(name)} sandbox. No money moves here.</p>
</main>
${foot}
</body>
</html>
`;
