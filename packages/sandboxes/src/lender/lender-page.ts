import type { FastifyInstance, FastifyReply } from 'fastify';
import { baseOf } from '../machinery/answer.ts';
import { escapeHtml } from '../page/escape-html.ts';
import { type ProviderLook, renderClosedPage, renderProviderPage } from '../page/provider-page.ts';
import type { Lender } from './lender.ts';

/** A button that a shopper may press; `answer` is what it sends. */
interface PageButton {
  readonly answer: string;
  readonly label: string;
}

/** What came of a press: the shopper leaves for an address, leaves with a form, or stays and reads why. */
export type Pressed = Left | { readonly problem: string };

/** Where a shopper leaves to; with `fields` by a form that is posted there. */
export interface Left {
  readonly leaveTo: string;
  readonly fields?: Readonly<Record<string, string>>;
}

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
  readonly leaveTo: (session: Session) => string | Left | null;
  /** Who may show it in a frame, as sources of a Content-Security-Policy. */
  readonly frameAncestors: (session: Session) => readonly string[];
  /** The foot of the last page in a frame, which tells the frame's owner where to go; null where it redirects there too. */
  readonly endInFrame?: (session: Session, left: Left) => string | null;
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
  const send = (reply: FastifyReply, session: Session | null, html: string) => {
    const ancestors = session ? page.frameAncestors(session) : [];
    const sources = ancestors.length > 0 ? ancestors.join(' ') : "'none'";
    return reply.type(HTML).header('content-security-policy', `frame-ancestors ${sources}`).send(html);
  };
  const show = (reply: FastifyReply, session: Session, problem: string | null) =>
    send(reply, session, render(page, session, problem));
  const go = (reply: FastifyReply, session: Session, left: Left) => {
    const { leaveTo, fields } = left;
    if (fields) return send(reply, session, renderForm(page.name, leaveTo, fields));
    const isInFrame = reply.request.headers['sec-fetch-dest'] === 'iframe';
    const foot = isInFrame ? page.endInFrame?.(session, left) : null;
    return foot ? send(reply, session, renderEnd(page.name, foot)) : reply.redirect(leaveTo, 303);
  };
  const leave = (reply: FastifyReply, session: Session | null) => {
    const to = session && page.leaveTo(session);
    if (to) return go(reply, session, typeof to === 'string' ? { leaveTo: to } : to);
    return send(reply.code(404), session, renderClosedPage(lookOf(page.name)));
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
    if ('leaveTo' in pressed) return go(reply, session, pressed);
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
  return renderProviderPage(lookOf(page.name), title, body, page.foot?.(session));
};

/** A real company posts it by script; here the shopper presses once more. */
const renderForm = (name: string, url: string, fields: Readonly<Record<string, string>>): string => {
  const inputs = Object.entries(fields).map(
    ([field, value]) => `<input type="hidden" name="${escapeHtml(field)}" value="${escapeHtml(value)}">`,
  );
  const title = `Back from ${name}`;
  const body = `<h1>${escapeHtml(title)}</h1>
<form method="post" action="${escapeHtml(url)}">${inputs.join('')}<button class="main">Back to the shop</button></form>`;
  return renderProviderPage(lookOf(name), title, body);
};

const renderEnd = (name: string, foot: string): string =>
  renderProviderPage(lookOf(name), 'Done', '<h1>Done</h1><p>The shop goes on.</p>', foot);

const lookOf = (name: string): ProviderLook => ({
  name,
  isNamed: true,
  style: `h1 { margin: 0 0 .5rem; font-size: 1.25rem; }
button.main { background: var(--ink); color: var(--paper); }
`,
});
