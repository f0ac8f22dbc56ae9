/**
 * Makes the search field of a page a combobox, and loads its suggestions (suggest.ts) when the field gets the focus: most
 * visits never use it, and the page's own scripts stay small.
 */
const loadCombobox = (form: HTMLFormElement): void => {
  const input = form.querySelector('input');
  const list = form.parentElement?.querySelector('ul');
  const { script } = form.dataset;
  if (!input || !list || script === undefined) return;
  input.role = 'combobox';
  input.ariaAutoComplete = 'list';
  input.ariaExpanded = 'false';
  input.setAttribute('aria-controls', list.id);
  list.role = 'listbox';
  // Without it the field is a plain form's.
  const load = () => void import(/* @vite-ignore */ script).catch(() => undefined);
  input.addEventListener('focus', load, { once: true });
  if (document.activeElement === input) load();
};

for (const form of document.querySelectorAll<HTMLFormElement>('[data-search]')) loadCombobox(form);
