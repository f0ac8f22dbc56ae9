import { zoomOnClick } from './zoom-on-click.ts';

/** What a picture is opened by. */
const OPENERS = 'a[data-zoom]';

/**
 * Shows the pictures of the page large, one after the other, by its buttons and by arrow keys. Escape, `Close` and a
 * press beside it lead back to the picture seen last.
 */
export const openZoomInPlace = (): void => {
  const overlay = document.querySelector<HTMLDialogElement>('[data-zoom-overlay]');
  const image = overlay?.querySelector('img');
  const pan = image?.closest('section');
  const source = overlay?.querySelector('source');
  const place = overlay?.querySelector<HTMLElement>('[data-zoom-place]');
  if (!overlay || !image || !pan || !source || !place) return;
  let links: readonly HTMLAnchorElement[] = [];
  let at = 0;

  const show = (next: number): void => {
    at = (next + links.length) % links.length;
    const link = links[at];
    if (!link) return;
    // The one before is not to be seen under other words while this one comes.
    image.dataset.isComing = '';
    overlay.removeAttribute('data-is-close');
    source.srcset = findAvif(link.href);
    image.src = link.href;
    image.alt = link.dataset.zoom ?? '';
    const words = place.dataset.words ?? '';
    place.textContent = words.replace('{number}', String(at + 1)).replace('{count}', String(links.length));
  };

  const arrive = (): void => {
    delete image.dataset.isComing;
    // What does not fit is there on both sides.
    pan.scrollTo({ left: (pan.scrollWidth - pan.clientWidth) / 2 });
  };
  zoomOnClick(overlay, pan, image);
  image.addEventListener('load', arrive);
  image.addEventListener('error', arrive);
  overlay.addEventListener('click', ({ target }) => {
    if (target === overlay) overlay.close();
    const step =
      target instanceof Element && target.closest<HTMLElement>('[data-zoom-step]')?.dataset.zoomStep;
    if (step) show(at + Number(step));
  });
  overlay.addEventListener('keydown', ({ key }) => {
    const isMoved = document.activeElement === pan && pan.scrollWidth > pan.clientWidth;
    if (isMoved || links.length < 2) return;
    if (key === 'ArrowRight') show(at + 1);
    if (key === 'ArrowLeft') show(at - 1);
  });
  overlay.addEventListener('close', () => links[at]?.focus());
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(OPENERS);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Pictures of other colours are there too, and hidden.
    links = [...document.querySelectorAll<HTMLAnchorElement>(OPENERS)].filter(
      (each) => !each.closest('[hidden]'),
    );
    overlay.toggleAttribute('data-is-one', links.length < 2);
    show(links.indexOf(link));
    overlay.showModal();
  });
};

/** A photograph is there in the smaller format too; a drawing is not. */
const findAvif = (href: string): string =>
  href.includes('/pictures/') ? href.replace(/\.webp(?=\?|$)/, '.avif') : '';
