import { type RefObject, useEffect, useState } from 'react';

/** Half a phone's screen: what is loaded then is there when it is seen. */
const MARGIN = '400px';

/** Whether an element has come near what is seen of the page; from then on it stays so. */
export const useNear = (element: RefObject<HTMLElement | null>): boolean => {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
};
