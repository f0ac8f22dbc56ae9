import { offerPosition } from './offer-position.ts';

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-position]'))
  offerPosition(button, {
    geolocation: navigator.geolocation,
    goTo: (address) => location.assign(address),
  });
