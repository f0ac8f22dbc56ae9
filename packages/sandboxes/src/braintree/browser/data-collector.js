// The sandbox's data-collector.min.js: `braintree.dataCollector.create({ client })`, with what the store uses of it.
(() => {
  const create = async ({ client, authorization }) => {
    if (!client && !authorization)
      throw Object.assign(new Error('options.client is required when instantiating Data Collector.'), {
        name: 'BraintreeError',
        code: 'INSTANTIATION_OPTION_REQUIRED',
      });
    const correlation = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    return {
      deviceData: JSON.stringify({ correlation_id: correlation }),
      teardown: async () => undefined,
    };
  };

  window.braintree = { ...window.braintree, dataCollector: { create, VERSION: 'sandbox' } };
})();
