import type { AmazonFacts } from './find-amazon-facts.ts';

/** What is needed once the button is pressed: a page that is looked at does not load it. */
const more = () => import('./begin-at-amazon.ts');

const draw = (place: HTMLElement): void => {
  // The page wrote it there as it is.
  const { scriptUrl, config }: AmazonFacts = JSON.parse(place.dataset.amazon ?? '');
  const script = document.createElement('script');
  script.src = scriptUrl;
  // watch-page.ts tells the store of a script that did not load.
  const lack = () => tell(place, place.dataset.missing);
  script.onload = () => {
    const button = window.amazon?.Pay.renderButton('#amazon-pay-button', config);
    if (!button) return lack();
    button.onClick(() => {
      void more().then(
        ({ beginAtAmazon }) => beginAtAmazon(place, button),
        () => tell(place, place.dataset.failed),
      );
    });
  };
  script.onerror = lack;
  document.head.append(script);
};

const tell = (place: HTMLElement, text = ''): void =>
  place.querySelector('[role="status"]')?.replaceChildren(text);

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
