import { CHOICE_SHOWN } from '../show-variant.ts';

/** When another colour is shown, its picture comes into view; a size has one in its own place. */
export const followColor = (form: HTMLFormElement): void => {
  let before = photoOfColor()?.dataset.photoColor;
  form.addEventListener(CHOICE_SHOWN, () => {
    const photo = photoOfColor();
    if (photo && photo.dataset.photoColor !== before) turnTo(photo);
    before = photo?.dataset.photoColor;
    markShown();
  });
};

const photoOfColor = () =>
  document.querySelector<HTMLElement>('[data-photos] > [data-photo-color]:not([hidden])');

/** A small picture leads to the large one where it is, and the one that is shown is marked. */
export const followPhotosInPlace = (): void => {
  for (const thumb of thumbs())
    thumb.addEventListener('click', (event) => {
      const photo = document.querySelector<HTMLElement>(thumb.hash);
      if (!photo) return;
      event.preventDefault();
      turnTo(photo);
    });
  document.querySelector('[data-photos]')?.addEventListener('scroll', markShown, { passive: true });
  markShown();
};

const thumbs = () => document.querySelectorAll<HTMLAnchorElement>('[data-thumb]');

/** The page itself stays where it is. */
const turnTo = (photo: HTMLElement): void => photo.parentElement?.scrollTo({ left: photo.offsetLeft });

/** With the next frame, which knows where everything is: to ask sooner would make the browser work that out twice. */
const markShown = (): void =>
  void requestAnimationFrame(() => {
    for (const thumb of thumbs()) {
      const photo = document.querySelector<HTMLElement>(thumb.hash);
      thumb.ariaCurrent = photo && isInMiddle(photo) ? 'true' : null;
    }
  });

const isInMiddle = ({ parentElement: track, offsetLeft, offsetWidth }: HTMLElement): boolean => {
  const fromMiddle = track ? track.scrollLeft + track.clientWidth / 2 - offsetLeft : -1;
  return fromMiddle > 0 && fromMiddle < offsetWidth;
};
