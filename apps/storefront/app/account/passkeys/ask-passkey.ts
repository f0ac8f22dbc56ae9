import { browserFetch } from '../../failures/browser-fetch.ts';

// The script of a page with a passkey's form. It asks the browser, and the form takes the answer to its page; without script, or
// in a browser that knows no passkeys, the form is not there.

const form = document.querySelector<HTMLFormElement>('form[data-passkey]');

const start = (asked: HTMLFormElement): void => {
  asked.hidden = false;
  asked.addEventListener('submit', (event) => {
    event.preventDefault();
    void answer(asked);
  });
};

const answer = async (asked: HTMLFormElement): Promise<void> => {
  const field = asked.elements.namedItem('passkey');
  const told = asked.querySelector('[role=status]');
  if (!(field instanceof HTMLInputElement) || !told) return;
  told.textContent = '';
  try {
    const response = await browserFetch(asked.dataset.passkey ?? '', { method: 'POST' });
    const { result, error } = await response.json();
    const passkey = response.ok && (await askBrowser(asked.dataset.kind, result));
    if (passkey instanceof PublicKeyCredential) {
      field.value = JSON.stringify(passkey.toJSON());
      return asked.submit();
    }
    told.textContent = error ?? asked.dataset.unused ?? '';
  } catch {
    // The shopper closed the browser's question, or the device has no passkey of this host.
    told.textContent = asked.dataset.unused ?? '';
  }
};

const askBrowser = (kind: string | undefined, question: PublicKeyCredentialCreationOptionsJSON) =>
  kind === 'new'
    ? navigator.credentials.create({
        publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(question),
      })
    : navigator.credentials.get({
        publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(question),
      });

if (form && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential)
  start(form);
