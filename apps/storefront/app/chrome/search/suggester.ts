import type { Suggestion } from '@counterpane/contract/pages/search';
import { SHORTEST_SUGGESTED } from '@counterpane/contract/pages/search-limits';

/** So long a shopper must pause before anything is asked. */
export const PAUSE_MS = 150;

interface SuggesterOptions {
  /** Asks the shop; rejects when the signal ends it or nothing comes. */
  readonly ask: (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;
  /** Shows what was suggested; null takes everything away without a word. */
  readonly show: (suggestions: readonly Suggestion[] | null) => void;
}

/** Asks for suggestions while a shopper types: after a pause, each text once, and only the last answer counts. */
export const createSuggester = ({ ask, show }: SuggesterOptions) => {
  let asked = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | null = null;

  const stop = (): void => {
    clearTimeout(timer);
    running?.abort();
    running = null;
    asked = '';
  };

  const askFor = async (query: string): Promise<void> => {
    const mine = new AbortController();
    running = mine;
    const suggestions = await ask(query, mine.signal).catch(() => null);
    if (running === mine) show(suggestions);
  };

  return {
    /** What stands in the field now. */
    type(text: string): void {
      const query = text.trim();
      if (query === asked) return;
      stop();
      if (query.length < SHORTEST_SUGGESTED) {
        show(null);
        return;
      }
      asked = query;
      timer = setTimeout(askFor, PAUSE_MS, query);
    },
    /** Nothing that is still on its way is shown. */
    stop,
  };
};
