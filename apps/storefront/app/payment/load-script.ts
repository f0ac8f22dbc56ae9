const loading = new Map<string, Promise<void>>();

/** Adds a script to the page once; asking again waits for the same one. A failed one may be tried again. */
export const loadScript = (url: string): Promise<void> => {
  const known = loading.get(url);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} did not load`));
    document.head.append(script);
  });
  promise.catch(() => loading.delete(url));
  loading.set(url, promise);
  return promise;
};
