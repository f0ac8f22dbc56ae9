/** On anything narrower the picture is larger than the screen from the start (zoom.module.css). */
const WIDE = '(min-width: 576px)';

/** A hand that moves less than this, in points, has pressed. */
const STILL = 4;

/**
 * A press or Enter comes closer to the large picture, to what was pressed, and again goes back; close by, it follows
 * the mouse that drags it.
 */
export const comeCloserInPlace = (overlay: HTMLElement, pan: HTMLElement, image: HTMLImageElement): void => {
  let dragged = 0;

  /** To a point, as a share of the picture's width and height. */
  const comeCloser = (across = 0.5, down = 0.5): void => {
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
    if (dragged < STILL && isOnPicture) comeCloser(across, down);
  });
  pan.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') comeCloser();
  });
};
