/** Shows a picture of the page large; Escape, `Close` and a press beside it lead back to the link that opened it. */
export const openZoomInPlace = (): void => {
  const overlay = document.querySelector<HTMLDialogElement>('[data-zoom-overlay]');
  const image = overlay?.querySelector('img');
  if (!overlay || !image) return;
  overlay.addEventListener('click', ({ target }) => target === overlay && overlay.close());
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-zoom]');
    if (!link) return;
    event.preventDefault();
    image.src = link.href;
    image.alt = link.dataset.zoom ?? '';
    overlay.showModal();
    // What does not fit is there on both sides.
    const pan = image.parentElement;
    image.onload = () => pan?.scrollTo({ left: (pan.scrollWidth - pan.clientWidth) / 2 });
  });
};
