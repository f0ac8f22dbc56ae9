/** On anything narrower the picture is larger than the screen from the start (zoom.module.css). */
const WIDE = '(min-width: 576px)';

/** A hand that moves less than this, in points, has pressed. */
const STILL = 4;

/**
 * A press or Enter comes closer to the large picture, to what was pressed, and again goes back; close by, it follows
 * the mouse that drags it.
 */
export const comeCloserInPlace = (overlay: HTMLElement, pan: HTMLElement, image: HTMLElement): void => {
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
    if (dragged < STILL) comeCloser(offsetX / image.clientWidth, offsetY / image.clientHeight);
  });
  pan.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') comeCloser();
  });
};
