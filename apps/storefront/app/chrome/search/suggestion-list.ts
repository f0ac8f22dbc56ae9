import type { Suggestion } from '@counterpane/contract/pages/search';

/** The list under a search field, of which one option may be active while the field keeps the focus. */
interface SuggestionList {
  /** Shows these in place of what was there; none closes it. */
  fill(suggestions: readonly Suggestion[]): void;
  close(): void;
  /** One down or up; beyond the ends nothing is active, then the other end. */
  move(step: 1 | -1): void;
  readonly isOpen: boolean;
  readonly active: Element | null;
}

/** The list of a combobox (ARIA APG: list autocomplete with manual selection) that load-search-combobox.ts has made. */
export const createSuggestionList = (input: HTMLInputElement, list: HTMLElement): SuggestionList => {
  let active = -1;

  const choose = (next: number): void => {
    active = next;
    for (const [index, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(index === active));
    const chosen = list.children[active];
    if (chosen) input.setAttribute('aria-activedescendant', chosen.id);
    else input.removeAttribute('aria-activedescendant');
    chosen?.scrollIntoView({ block: 'nearest' });
  };

  const open = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    choose(-1);
  };

  return {
    fill(suggestions) {
      list.replaceChildren(...suggestions.map(optionOf));
      open(suggestions.length > 0);
    },
    close: () => open(false),
    move(step) {
      const places = list.children.length + 1;
      choose(((active + 1 + step + places) % places) - 1);
    },
    get isOpen() {
      return !list.hidden;
    },
    get active() {
      return list.children[active] ?? null;
    },
  };
};

const optionOf = ({ title, url }: Suggestion, index: number): Element => {
  const option = document.createElement('li');
  option.id = `suggestion-${index}`;
  option.setAttribute('role', 'option');
  option.textContent = title;
  // Pages of this shop alone.
  if (/^\/(?!\/)/.test(url)) option.dataset.url = url;
  return option;
};
