/** On anything narrower the picture is larger than the screen from the start (zoom.module.css). */
const WIDE = '(min-width: 576px)';

/** A mouse that moves less than this, in CSS pixels, has clicked and not dragged. */
const STILL = 4;

/**
 * A click or Enter zooms into the large picture, to the point that was clicked, and out again; zoomed in, the picture
 * follows the mouse that drags it.
 */
export const zoomOnClick = (overlay: HTMLElement, pan: HTMLElement, image: HTMLImageElement): void => {
  let dragged = 0;

  /** To a point, as a share of the picture's width and height. */
  const toggleZoom = (across = 0.5, down = 0.5): void => {
    if (!matchMedia(WIDE).matches) return;
    overlay.toggleAttribute('data-is-close');
    pan.scrollTo({
      left: across * pan.scrollWidth - pan.clientWidth / 2,
      top: down * pan.scrollHeight - pan.clientHeight / 2,
    });
  };

  image.draggable = false;
  image.addEventListener('pointerdown', () => {
    dragged = 0;
  });
  image.addEventListener('pointermove', ({ pointerType, buttons, movementX, movementY }) => {
    if (pointerType !== 'mouse' || buttons !== 1) return;
    dragged += Math.abs(movementX) + Math.abs(movementY);
    pan.scrollBy(-movementX, -movementY);
  });
  image.addEventListener('click', ({ offsetX, offsetY }) => {
    const { clientWidth: width, clientHeight: height, naturalWidth, naturalHeight } = image;
    // It stands in the middle of its place, which may be wider or higher.
    const scale = Math.min(width / naturalWidth, height / naturalHeight);
    const across = 0.5 + (offsetX - width / 2) / (naturalWidth * scale);
    const down = 0.5 + (offsetY - height / 2) / (naturalHeight * scale);
    const isOnPicture = Math.abs(across - 0.5) <= 0.5 && Math.abs(down - 0.5) <= 0.5;
    if (dragged < STILL && isOnPicture) toggleZoom(across, down);
  });
  pan.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') toggleZoom();
  });
};
