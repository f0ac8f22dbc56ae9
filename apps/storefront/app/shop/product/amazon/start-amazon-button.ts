import type { AmazonFacts } from './find-amazon-facts.ts';

/** What is needed once the button is pressed, or cannot be drawn: a page that is looked at does not load it. */
const more = () => import('./begin-at-amazon.ts');

const draw = (place: HTMLElement): void => {
  // The page wrote it there as it is.
  const { scriptUrl, config }: AmazonFacts = JSON.parse(place.dataset.amazon ?? '');
  const script = document.createElement('script');
  script.src = scriptUrl;
  script.onload = () => {
    const button = window.amazon?.Pay.renderButton('#amazon-pay-button', config);
    button?.onClick(() => void more().then(({ beginAtAmazon }) => beginAtAmazon(place, button)));
  };
  script.onerror = () => void more().then(({ sayNotDisplayed }) => sayNotDisplayed(place));
  document.head.append(script);
};

const watch = (): void => {
  for (const place of document.querySelectorAll<HTMLElement>('[data-amazon]'))
    new IntersectionObserver(
      (entries, watcher) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        draw(place);
      },
      { rootMargin: '200px' },
    ).observe(place);
};

// Everything of ours comes before a script of others, and a page prerendered for later is not looked at yet.
addEventListener('load', () => {
  if ('prerendering' in document && document.prerendering === true)
    document.addEventListener('prerenderingchange', watch, { once: true });
  else watch();
});
