/** What stands in the fields of a form, by their names. */
type Typed = ReadonlyMap<string, string>;

/** What a shopper went on typing while a question was asked: it is newer than what the answer repeats. */
export const typedSince = (asked: Typed, now: Typed): Typed =>
  new Map([...now].filter(([name, value]) => asked.get(name) !== value));

export const typedIn = (form: HTMLElement): Typed =>
  new Map(fieldsOf(form).map(({ name, value }) => [name, value]));

/** Replaces the fields; what was typed since the question, the focus and the cursor stay. */
export const keepTyped = (form: HTMLElement, asked: Typed, replace: () => void): void => {
  const since = typedSince(asked, typedIn(form));
  const focused = fieldsOf(form).find((field) => field === document.activeElement);
  const { id, selectionStart = null, selectionEnd = null } = focused ?? {};
  replace();
  for (const field of fieldsOf(form)) {
    field.value = since.get(field.name) ?? field.value;
    if (field.id !== id) continue;
    field.focus({ preventScroll: true });
    field.setSelectionRange(selectionStart, selectionEnd);
  }
};

const fieldsOf = (form: HTMLElement): HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('fieldset input'),
];
