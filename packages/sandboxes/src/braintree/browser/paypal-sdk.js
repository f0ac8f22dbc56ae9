// The sandbox's PayPal script: `paypal.Buttons({…}).render(place)` and the window that the button opens.
(() => {
  const sandbox = new URL(document.currentScript.src).origin;

  const LOOKS = {
    paypal: { label: 'PayPal', background: '#ffc439', color: '#001435' },
    credit: { label: 'PayPal Credit', background: '#003087', color: '#ffffff' },
  };

  const approvalUrl = (token) => `${sandbox}/agreements/approve?ba_token=${encodeURIComponent(token)}`;

  /** A window of its own, opened at once: browsers allow that only while the button is being pressed. */
  const openPopup = () => {
    const popup = window.open('', '', 'popup,width=450,height=620');
    return (
      popup && {
        view: popup,
        go: (url) => popup.location.replace(url),
        isGone: () => popup.closed,
        close: () => popup.close(),
      }
    );
  };

  /** Where windows are blocked: a frame over the page. */
  const openDialog = () => {
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    frame.title = 'PayPal';
    Object.assign(frame.style, { width: '100%', height: '100%', border: '0' });
    Object.assign(dialog.style, { width: 'min(450px, 90vw)', height: 'min(620px, 90vh)', padding: '0' });
    dialog.append(frame);
    document.body.append(dialog);
    dialog.showModal();
    return {
      view: frame.contentWindow,
      go: (url) => {
        frame.src = url;
      },
      isGone: () => !dialog.open,
      close: () => {
        dialog.close();
        dialog.remove();
      },
    };
  };

  /** Whether the shopper approved; false also when the window was closed. */
  const waitForAnswer = (place, token) =>
    new Promise((resolve) => {
      const end = (isApproved) => {
        clearInterval(watch);
        window.removeEventListener('message', hear);
        place.close();
        resolve(isApproved);
      };
      const hear = ({ origin, source, data }) => {
        if (origin !== sandbox || source !== place.view) return;
        if (data?.source === 'paypal-sandbox' && data.token === token) end(data.isApproved);
      };
      const watch = setInterval(() => place.isGone() && end(false), 200);
      window.addEventListener('message', hear);
    });

  const press = async ({ createBillingAgreement, onApprove, onCancel, onError }) => {
    const place = openPopup() ?? openDialog();
    try {
      const token = await createBillingAgreement();
      place.go(approvalUrl(token));
      if (await waitForAnswer(place, token))
        await onApprove({ billingToken: token, paymentSource: 'paypal' });
      else onCancel?.({});
    } catch (error) {
      place.close();
      onError?.(error);
    }
  };

  const Buttons = (options) => {
    const { label, ...look } = LOOKS[options.fundingSource] ?? LOOKS.paypal;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    Object.assign(button.style, look, {
      width: '100%',
      minHeight: '48px',
      border: '0',
      borderRadius: '24px',
      font: 'italic 700 1.125rem system-ui, sans-serif',
      cursor: 'pointer',
    });
    button.addEventListener('click', () => press(options));
    return {
      isEligible: () => options.fundingSource in LOOKS,
      render: async (target) => {
        const place = typeof target === 'string' ? document.querySelector(target) : target;
        if (!place) throw new Error('Document is ready and element to render into does not exist');
        place.append(button);
      },
      close: async () => button.remove(),
    };
  };

  window.paypal = { version: 'sandbox', FUNDING: { PAYPAL: 'paypal', CREDIT: 'credit' }, Buttons };
})();
