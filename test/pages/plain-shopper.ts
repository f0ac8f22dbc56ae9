import type { CartView } from '@counterpane/contract/cart/carts';
import { computeAccessibleName } from 'dom-accessibility-api';
import { Window } from 'happy-dom';
import { resultOf } from '../support/visitor.ts';
import { followRedirects, redirectOf } from './follow-redirects.ts';
import { PageVisitor } from './page-visitor.ts';

type Name = string | RegExp;

/** Where orders of the United States go, by the labels of the form. */
const ADDRESS = [
  ['Full name', 'Ada Lovelace'],
  ['Phone', '212 555 0142'],
  ['Address line 1', '20 W 34th St'],
  ['City', 'New York'],
  ['ZIP code', '10001'],
] as const;

/** A shopper without script and without a browser, who reads pages, follows links and sends forms by what they are called. */
export class PlainShopper {
  readonly visitor: PageVisitor;
  /** Where the page is that is open. */
  url = '';
  #document: Document = documentOf('', 'http://localhost');
  #files: { readonly name: string; readonly files: readonly File[] } | null = null;

  constructor(storefront?: string) {
    this.visitor = new PageVisitor(storefront);
  }

  /** Path and query of the page that is open. */
  get path(): string {
    const { pathname, search } = new URL(this.url);
    return pathname + search;
  }

  /** The text of the page, or of a part of it, as it is read: what is hidden is not there. */
  text(part: Element = this.#document.body): string {
    return shownText(part).replaceAll(/\s+/g, ' ').trim();
  }

  heading(): string {
    return this.text(this.find('heading', /./, this.#document.querySelector('main') ?? undefined));
  }

  /** Everything of a role with a name that is shown; an empty name is any. */
  findAll(role: Role, name: Name, part: Element = this.#document.body): HTMLElement[] {
    return [...part.querySelectorAll<HTMLElement>(SELECTORS[role])].filter(
      (element) => isShown(element) && (name === '' || isCalled(element, name)),
    );
  }

  find(role: Role, name: Name, part?: Element): HTMLElement {
    const [first] = this.findAll(role, name, part);
    if (!first) throw new Error(`${this.url} has no ${role} ${name}`);
    return first;
  }

  field(label: Name, part: Element = this.#document.body): HTMLInputElement | HTMLSelectElement {
    const fields = part.querySelectorAll<HTMLInputElement>('input, select, textarea');
    const first = [...fields].find((one) => isShown(one) && isCalled(one, label));
    if (!first) throw new Error(`${this.url} has no field ${label}`);
    return first;
  }

  /** What is said of a field, besides its label. */
  described(field: Element): string {
    const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    return ids.map((id) => this.text(this.#document.getElementById(id) ?? undefined)).join(' ');
  }

  isChecked(name: Name, role: 'radio' | 'checkbox' = 'radio'): boolean {
    return (this.find(role, name) as HTMLInputElement).checked;
  }

  checks(name: Name, role: 'radio' | 'checkbox' = 'radio', part?: Element): void {
    const field = this.find(role, name, part) as HTMLInputElement;
    if (field.disabled) throw new Error(`${name} cannot be chosen`);
    field.checked = true;
  }

  fills(label: Name, typed: string, part?: Element): void {
    this.field(label, part).value = typed;
  }

  /** Chooses files for a field; they go with the form that is sent next. */
  attaches(label: Name, files: readonly File[]): void {
    this.#files = { name: this.field(label).name, files };
  }

  /** By the text or the value of an option. */
  selects(label: Name, option: Name): void {
    const field = this.field(label) as HTMLSelectElement;
    const isMeant = ({ value, text }: HTMLOptionElement) =>
      typeof option === 'string' ? value === option || text.trim() === option : option.test(text.trim());
    const chosen = [...field.options].find(isMeant);
    if (!chosen || chosen.disabled) throw new Error(`${label} has no ${option} to choose`);
    field.value = chosen.value;
  }

  async opens(path: string): Promise<void> {
    await this.#goes(new URL(path, this.visitor.origin), null);
  }

  async follows(name: Name, part?: Element): Promise<void> {
    const link = this.find('link', name, part);
    await this.#goes(new URL(link.getAttribute('href') ?? '', this.url), null);
  }

  /** Sends the form of a button, as a browser does. */
  async presses(name: Name, part?: Element): Promise<void> {
    const button = this.find('button', name, part) as HTMLButtonElement;
    const owner = button.getAttribute('form');
    const form = owner ? this.#document.querySelector<HTMLFormElement>(`form[id="${owner}"]`) : button.form;
    if (!form || button.disabled) throw new Error(`the button ${name} sends nothing`);
    const target = new URL(
      button.getAttribute('formaction') ?? form.getAttribute('action') ?? this.url,
      this.url,
    );
    const method = button.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get';
    const fields = sentBy(form, button);
    if (form.getAttribute('enctype') === 'multipart/form-data')
      return this.#goes(target, this.#withFiles(fields));
    if (method.toLowerCase() === 'post') return this.#goes(target, fields);
    target.search = fields.toString();
    await this.#goes(target, null);
  }

  fillsAddress(): void {
    this.fills('Email', 'ada@example.com');
    this.fillsStreet();
  }

  /** An address, where no email belongs to it. */
  fillsStreet(): void {
    for (const [label, typed] of ADDRESS) this.fills(label, typed);
    this.selects('State', 'NY');
  }

  /** Sends the shipping form and declines what is offered to protect. */
  async ships(): Promise<void> {
    await this.presses('Continue to billing');
    await this.declinesProtection();
  }

  async declinesProtection(): Promise<void> {
    const [question] = this.findAll('dialog', 'Protect what you chose?');
    if (question) await this.presses('No, thank you', question);
  }

  /** A product by its page, in the cart. */
  async adds(path: string, size?: string): Promise<void> {
    await this.opens(path);
    if (size) this.checks(size);
    await this.presses('Add to cart');
  }

  cart(): Promise<CartView> {
    return resultOf(this.visitor.client.cart());
  }

  /** How many there are of each line that is no gift. */
  async ownLines(): Promise<number[]> {
    return (await this.cart()).items.filter(({ isGift }) => !isGift).map(({ quantity }) => quantity);
  }

  /** From where on a page things were added, in order. */
  async sources(): Promise<unknown[]> {
    return (await this.cart()).historyLog
      .filter(({ type }) => type === 'itemsAdded')
      .map(({ metadata }) => (metadata as { source?: string } | undefined)?.source);
  }

  #withFiles(fields: URLSearchParams): FormData {
    const form = new FormData();
    for (const [name, value] of fields) if (name !== this.#files?.name) form.append(name, value);
    for (const file of this.#files?.files ?? []) form.append(this.#files?.name ?? '', file);
    this.#files = null;
    return form;
  }

  async #goes(target: URL, form: URLSearchParams | FormData | null): Promise<void> {
    // What a form is answered with is asked for without it.
    const { url, answer } = await followRedirects(target, (at, hops) =>
      this.#ask(at, hops === 0 ? form : null),
    );
    this.url = url.href;
    // Each page has a window of its own, which is large.
    this.#document.defaultView?.close();
    this.#document = documentOf(answer.text, url.href);
  }

  async #ask(url: URL, form: URLSearchParams | FormData | null) {
    const path = url.pathname + url.search;
    if (form instanceof FormData) return this.visitor.sendsFiles(path, form);
    if (url.origin === this.visitor.origin)
      return form ? this.visitor.sends(path, form, this.url) : this.visitor.opens(path);
    // A page of a provider.
    const answer = await fetch(url, { redirect: 'manual', ...(form ? { method: 'POST', body: form } : {}) });
    return {
      redirect: redirectOf(answer.status, answer.headers.get('location')),
      text: await answer.text(),
    };
  }
}

/** Without styles and scripts, which nobody here runs. */
export const documentOf = (html: string, url: string): Document => {
  const settings = { disableComputedStyleRendering: true };
  const { document } = new Window({ url, settings });
  document.write(html.replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/g, '').replaceAll(/<\/?noscript>/g, ''));
  // Its own types are those of the browser, written anew.
  const page = document as unknown as Document;
  for (const option of page.querySelectorAll<HTMLOptionElement>('option[selected]')) option.selected = true;
  return page;
};

/** What has a role, as pages of the shop are written. */
const SELECTORS = {
  alert: '[role=alert]',
  article: 'article',
  button: 'button',
  checkbox: 'input[type=checkbox]',
  columnheader: 'th[scope=col]',
  dialog: 'dialog',
  form: 'form',
  group: 'details',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  list: 'ul, ol',
  listitem: 'li',
  main: 'main',
  navigation: 'nav',
  radio: 'input[type=radio]',
  radiogroup: '[role=radiogroup], fieldset',
  region: 'section, [role=region]',
  row: 'tr',
  rowheader: 'th[scope=row]',
  status: '[role=status], output',
} as const;
type Role = keyof typeof SELECTORS;

const isCalled = (element: Element, name: Name): boolean => {
  const called = computeAccessibleName(element).replaceAll(/\s+/g, ' ').trim();
  return typeof name === 'string' ? called === name : name.test(called);
};

const isShown = (element: Element): boolean => element.closest('[hidden], template') === null;

const shownText = (node: Node): string => {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? '';
  const children = [...node.childNodes].map(shownText).join('');
  if (node.nodeType !== node.ELEMENT_NODE) return children;
  const element = node as Element;
  if (element.hasAttribute('hidden') || element.tagName === 'TEMPLATE') return '';
  return INLINE.has(element.tagName) ? children : ` ${children} `;
};

const INLINE = new Set(['A', 'ABBR', 'B', 'DEL', 'EM', 'I', 'INS', 'S', 'SPAN', 'STRONG', 'SUP', 'TIME']);

const sentBy = (form: HTMLFormElement, button: HTMLButtonElement): URLSearchParams => {
  const fields = new URLSearchParams();
  for (const field of [...form.elements] as HTMLInputElement[]) {
    const isTick = field.type === 'radio' || field.type === 'checkbox';
    const isLeftOut = field.tagName === 'BUTTON' || field.disabled || (isTick && !field.checked);
    if (field.name && !isLeftOut) fields.append(field.name, field.value);
  }
  if (button.name) fields.append(button.name, button.value);
  return fields;
};
