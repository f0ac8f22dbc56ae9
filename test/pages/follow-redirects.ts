interface Redirecting {
  /** Where it leads on, as it stands in the answer; empty where it does not. */
  readonly redirect: string;
}

/** More than a browser would ever need here. */
const MOST_HOPS = 8;

/** Where an address leads in the end, and what is answered there. */
export const followRedirects = async <Answer extends Redirecting>(
  start: URL,
  ask: (url: URL, hops: number) => Promise<Answer>,
): Promise<{ readonly url: URL; readonly answer: Answer }> => {
  let url = start;
  for (let hops = 0; hops <= MOST_HOPS; hops += 1) {
    const answer = await ask(url, hops);
    if (answer.redirect === '') return { url, answer };
    url = nextOf(url, answer.redirect);
  }
  throw new Error(`${start} leads in a circle`);
};

/** What stands after a `#` goes along where nothing else does (Fetch, 4.4). */
const nextOf = (url: URL, redirect: string): URL => {
  const next = new URL(redirect, url);
  if (next.hash === '') next.hash = url.hash;
  return next;
};

/** Of an answer with this status and this `location`. */
export const redirectOf = (status: number, location: string | null | undefined): string =>
  status >= 300 && status < 400 ? (location ?? '') : '';
