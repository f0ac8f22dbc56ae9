import { escapeHtml } from '@counterpane/catalogue/content/escape-html';

/** As much of an OpenAPI document as the page shows. */
export interface OpenApiDocument {
  readonly info: { readonly title: string; readonly version: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
  }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }>
  >;
}

/** Content security policy of the page: its one inline style, and no script, picture or form. */
export const PLAIN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** The API to read, from its own OpenAPI document: plain HTML for who has no script. */
export const docsPage = (document: OpenApiDocument): string => {
  const { info } = document;
  const calls = callsOf(document);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API</title>
<style>${STYLE}</style>
<main>
<h1>${escapeHtml(info.title)} API</h1>
<p>Every answer is <code>{"status":"ok","result":…}</code> or
<code>{"status":"error","error":text,"code":code,…facts}</code>. Money is integer cents with its currency.
Writes take an <code>Idempotency-Key</code>; cart writes take the cart's version as <code>If-Match</code>.
The whole document: <a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Calls"><ul>${calls.map(entry).join('')}</ul></nav>
${calls.map(section).join('\n')}
</main>
</html>`;
};

const callsOf = ({ paths = {} }: OpenApiDocument): readonly Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

/** Every call by name, as links into the plain page. */
export const callList = (document: OpenApiDocument): string =>
  `<ul>${callsOf(document)
    .map(
      (call) =>
        `<li><a href="/api/docs/plain#${anchor(call)}">${call.method} ${escapeHtml(call.path)}</a> ${escapeHtml(call.operation.summary ?? '')}</li>`,
    )
    .join('')}</ul>`;

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

const anchor = ({ method, path }: Call): string => `${method}${path}`.replace(/[^\w]+/g, '-').toLowerCase();

const entry = (call: Call): string =>
  `<li><a href="#${anchor(call)}"><b>${call.method}</b> ${escapeHtml(call.path)}</a></li>`;

const section = (call: Call): string => {
  const { operation } = call;
  const bodies = Object.values(operation.requestBody?.content ?? {}).slice(0, 1);
  const answers = Object.entries(operation.responses ?? {});
  return `<section id="${anchor(call)}">
<h2>${call.method} ${escapeHtml(call.path)}</h2>
${operation.summary ? `<p>${escapeHtml(operation.summary)}.</p>` : ''}
${operation.parameters?.length ? `<p>Takes ${operation.parameters.map(parameter).join(', ')}.</p>` : ''}
${bodies.map(({ schema }) => details('Body', schema)).join('')}
${answers.map(([status, { content = {} }]) => details(`Answer ${status}`, Object.values(content)[0]?.schema)).join('')}
</section>`;
};

const parameter = ({ name, in: place, required }: { name: string; in: string; required?: boolean }): string =>
  `<code>${escapeHtml(name)}</code> (${escapeHtml(place)}${required ? '' : ', optional'})`;

const details = (title: string, schema: unknown): string =>
  schema === undefined
    ? ''
    : `<details><summary>${escapeHtml(title)}</summary><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2))}</pre></details>`;

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: #1d1b3a; background: #fcf8f3 }
main { max-width: 60rem; margin: 0 auto; padding: 24px }
h2 { font-size: 1.1rem; margin: 32px 0 8px; border-top: 1px solid #ccc; padding-top: 16px }
code, pre { font: 14px/1.45 ui-monospace, monospace }
pre { overflow: auto; max-height: 24rem; background: #fff; border: 1px solid #ccc; padding: 12px }
ul { list-style: none; padding: 0 } a { color: #3d4fd1 } summary { cursor: pointer; padding: 4px 0 }`;
