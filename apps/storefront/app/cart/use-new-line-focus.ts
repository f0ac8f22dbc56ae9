import { useEffect, useRef } from 'react';

/** What was pressed to add something is gone then: the focus goes to the line that came, which reads it out. */
export const useNewLineFocus = (ids: readonly string[]): void => {
  const seen = useRef(ids);
  useEffect(() => {
    const added = ids.filter((id) => !seen.current.includes(id));
    seen.current = ids;
    if (document.activeElement !== document.body) return;
    for (const id of added)
      document.querySelector<HTMLElement>(`[data-line="${id}"]`)?.focus({ preventScroll: true });
  }, [ids]);
};
