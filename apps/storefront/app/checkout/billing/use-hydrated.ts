import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the page's script runs: false in what the server writes, true as soon as the browser has taken it over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
