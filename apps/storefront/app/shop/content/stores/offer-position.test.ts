import { expect, test, vi } from 'vitest';
import { offerPosition } from './offer-position.ts';

type Locate = Geolocation['getCurrentPosition'];

const FAILED = 'We could not find out where you are.';

const offered = (getCurrentPosition: Locate | null) => {
  document.body.innerHTML = `<button hidden data-position="/store/store-locator" data-failed="${FAILED}">Use where I am</button><span role="status"></span>`;
  const button = document.querySelector('button');
  if (!button) throw new Error('there is a button');
  const goTo = vi.fn();
  offerPosition(button, { geolocation: getCurrentPosition ? { getCurrentPosition } : undefined, goTo });
  return { button, goTo };
};

test('where a browser cannot tell its place nothing is offered', () => {
  expect(offered(null).button.hidden).toBe(true);
});

test('the place is asked for when the button is pressed, and named to a mile', () => {
  const coords = { latitude: 40.712_776, longitude: -74.005_974 };
  const locate = vi.fn<Locate>((found) => found({ coords } as GeolocationPosition));
  const { button, goTo } = offered(locate);
  expect(button.hidden).toBe(false);
  expect(locate).not.toHaveBeenCalled();
  button.click();
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/store/store-locator?at=40.71,-74.01');
});

test('a place that is refused is told, and can be asked for again', () => {
  const { button, goTo } = offered((_found, failed) => failed?.({} as GeolocationPositionError));
  button.click();
  expect(goTo).not.toHaveBeenCalled();
  expect(button.disabled).toBe(false);
  expect(document.querySelector('[role=status]')?.textContent).toBe(FAILED);
});
