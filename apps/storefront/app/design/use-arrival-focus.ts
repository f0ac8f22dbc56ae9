import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus when it comes on to the page. Without script its `autoFocus` attribute does. */
export const useArrivalFocus = <Element extends HTMLElement>(isWanted = true): RefObject<Element | null> => {
  const element = useRef<Element>(null);
  useEffect(() => {
    if (isWanted) element.current?.focus();
  }, [isWanted]);
  return element;
};
