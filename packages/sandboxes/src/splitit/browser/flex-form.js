// Flex Form, as the module for WooCommerce that goes by SplitIt's name opens it: the form of a plan that the store has initiated, in the store's page.
{
  const { origin } = new URL(document.currentScript.src);
  const setup = ({ ipn, container, onSuccess, onError }) => {
    const frame = document.createElement('iframe');
    frame.title = 'SplitIt';
    frame.src = `${origin}/flex-form/${encodeURIComponent(ipn)}?${new URLSearchParams({ origin: location.origin })}`;
    const { promise, resolve } = Promise.withResolvers();
    addEventListener('message', ({ origin: from, source, data }) => {
      if (from !== origin || source !== frame.contentWindow) return;
      if (data.height > 0) frame.style.height = `${data.height}px`;
      if (data.type === 'ready') resolve();
      if (data.type === 'succeeded') onSuccess({ ipn });
      if (data.type === 'failed') onError([{ error: data.message }]);
    });
    document.getElementById(container).append(frame);
    return {
      ipn,
      ready(callback) {
        promise.then(() => callback(this));
        return this;
      },
    };
  };
  window.Splitit = { FlexForm: { setup } };
}
