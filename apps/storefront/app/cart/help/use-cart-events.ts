import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Reads the page's data anew when the cart has another version than the one that is shown, and when there is nothing
 * more to hear. Without script a reload of the page does. `url` is null where nobody else changes the cart.
 */
export const useCartEvents = (url: string | null, shown: number): void => {
  const { revalidate } = useRevalidator();
  const onVersion = useEffectEvent((data: string): void => {
    if (versionOf(data) !== shown) void revalidate();
  });
  const onEnd = useEffectEvent(() => void revalidate());
  useEffect(() => {
    if (url === null) return;
    const source = new EventSource(url);
    source.addEventListener('cart', ({ data }) => onVersion(String(data)));
    source.addEventListener('end', () => {
      source.close();
      onEnd();
    });
    return () => source.close();
  }, [url]);
};

const versionOf = (data: string): number | null => {
  const event: unknown = JSON.parse(data);
  return typeof event === 'object' &&
    event !== null &&
    'version' in event &&
    typeof event.version === 'number'
    ? event.version
    : null;
};
