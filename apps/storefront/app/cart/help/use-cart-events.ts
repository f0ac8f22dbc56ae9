import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

/**
 * Reads the page's data anew when the cart has another version than the one that is shown, and when there is nothing
 * more to hear. Without script a reload of the page does. `url` is null where nobody else changes the cart.
 */
export const useCartEvents = (url: string | null, shown: number): void => {
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle';
  const news = useRef<number | 'end' | null>(null);
  const catchUp = useEffectEvent((): void => {
    if (news.current !== null && news.current !== shown) void revalidate();
    news.current = null;
  });
  const onNews = useEffectEvent((heard: number | 'end' | null): void => {
    news.current = heard;
    // A navigation under way may bring the change with it; to revalidate now would start it anew, without its scroll position.
    if (isIdle) catchUp();
  });
  useEffect(() => {
    if (isIdle) catchUp();
  }, [isIdle]);
  useEffect(() => {
    if (url === null) return;
    const source = new EventSource(url);
    source.addEventListener('cart', ({ data }) => onNews(versionOf(String(data))));
    source.addEventListener('end', () => {
      source.close();
      onNews('end');
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
