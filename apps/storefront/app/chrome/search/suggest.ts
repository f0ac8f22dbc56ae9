import { fetchSuggestions } from '@counterpane/contract/pages/search-calls';
import { browserFetch } from '../../failures/browser-fetch.ts';
import { createSuggester } from './suggester.ts';
import { createSuggestionList } from './suggestion-list.ts';

/** Helps with the search field of a page, which is a plain form without this. Fetched by load-search-combobox.ts. */
const help = (form: HTMLFormElement, input: HTMLInputElement, list: HTMLElement, status: Element): void => {
  const suggestions = createSuggestionList(input, list);

  const say = (count: number | null): void => {
    const { none = '', one = '', many = '' } = form.dataset;
    const words = count === 0 ? none : count === 1 ? one : many.replace('{count}', String(count));
    status.textContent = count === null ? '' : words;
  };

  const suggester = createSuggester({
    ask: async (query, signal) => {
      const answer = await fetchSuggestions(browserFetch, query, signal);
      return answer.ok ? answer.result.suggestions : [];
    },
    show: (found) => {
      suggestions.fill(found ?? []);
      say(found?.length ?? null);
    },
  });

  const close = (): void => {
    suggester.stop();
    suggestions.close();
    say(null);
  };

  const follow = (option: Element | null): void => {
    const url = option instanceof HTMLElement ? option.dataset.url : undefined;
    // Pages are below the path of the language, as the form's own is.
    if (url) location.assign(new URL(form.action).pathname.replace(/\/search$/, '') + url);
  };

  /** What a key does while the list is open; false leaves it to the field. */
  const press = (key: string): boolean => {
    if (key === 'ArrowDown') suggestions.move(1);
    else if (key === 'ArrowUp') suggestions.move(-1);
    else if (key === 'Escape') close();
    else if (key === 'Enter' && suggestions.active) follow(suggestions.active);
    else return false;
    return true;
  };

  input.addEventListener('input', () => suggester.type(input.value));
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    // Enter and arrows of an input method choose letters.
    if (event.isComposing) return;
    if (suggestions.isOpen) {
      if (press(event.key)) event.preventDefault();
    } else if (event.key === 'ArrowDown') suggester.type(input.value);
    else if (event.key === 'Escape') input.value = '';
  });
  // The field keeps the focus, so that a click is not a leaving of it.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => target instanceof Element && follow(target.closest('li')));
  form.addEventListener('submit', close);
  // What was typed while this was on its way.
  if (input.value !== input.defaultValue) suggester.type(input.value);
};

for (const form of document.querySelectorAll<HTMLFormElement>('[data-search]')) {
  const input = form.querySelector('input');
  const list = form.parentElement?.querySelector<HTMLElement>('ul');
  const status = form.parentElement?.querySelector('[aria-live]');
  if (input && list && status) help(form, input, list, status);
}
