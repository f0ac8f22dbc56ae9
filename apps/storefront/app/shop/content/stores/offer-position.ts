/** Two decimals of a degree are about a mile: near enough for stores, and no address. */
const DECIMALS = 2;

/** Shows a button where the browser can tell its place; pressed, it asks, and the list of that place comes. */
export const offerPosition = (button: HTMLButtonElement, navigation: Navigation): void => {
  const { geolocation } = navigation;
  if (!geolocation) return;
  const status = button.nextElementSibling;
  button.hidden = false;
  button.addEventListener('click', () => {
    button.disabled = true;
    geolocation.getCurrentPosition(
      ({ coords }) => navigation.goTo(addressAt(button.dataset.position ?? '', coords)),
      () => {
        button.disabled = false;
        // A status that is filled is read out.
        if (status) status.textContent = button.dataset.failed ?? '';
      },
    );
  });
};

interface Navigation {
  readonly geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined;
  readonly goTo: (address: string) => void;
}

/** @example addressAt('/store/store-locator', { latitude: 40.7128, longitude: -74.006 }) // "/store/store-locator?at=40.71,-74.01" */
const addressAt = (
  path: string,
  { latitude, longitude }: Pick<GeolocationCoordinates, 'latitude' | 'longitude'>,
): string => `${path}?at=${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;
