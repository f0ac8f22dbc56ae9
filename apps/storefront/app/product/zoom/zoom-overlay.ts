/** Shows a picture of the page large; Escape and `Close` lead back to the link that opened it. */
export const openZoomInPlace = (): void => {
  const overlay = document.querySelector<HTMLDialogElement>('[data-zoom-overlay]');
  const image = overlay?.querySelector('img');
  if (!overlay || !image) return;
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-zoom]');
    if (!link) return;
    event.preventDefault();
    image.src = link.href;
    image.alt = link.dataset.zoom ?? '';
    overlay.showModal();
  });
};
