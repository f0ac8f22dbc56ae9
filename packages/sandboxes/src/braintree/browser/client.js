// The sandbox's client.min.js: `braintree.client.create({ authorization })`, with what the store uses of it.
(() => {
  const failure = (code, message) => Object.assign(new Error(message), { name: 'BraintreeError', code });

  const decode = (authorization) => {
    try {
      return JSON.parse(atob(authorization));
    } catch {
      throw failure(
        'CLIENT_INVALID_AUTHORIZATION',
        'Authorization is invalid. Make sure your client token or tokenization key is valid.',
      );
    }
  };

  const create = async ({ authorization }) => {
    const { authorizationFingerprint, clientApiUrl, configUrl } = decode(authorization);
    const query = new URLSearchParams({ authorizationFingerprint });
    const answer = await fetch(`${configUrl}?${query}`).catch(() => null);
    if (!answer?.ok) throw failure('CLIENT_GATEWAY_NETWORK', 'Cannot contact the gateway at this time.');
    return {
      getConfiguration: () => ({ authorization, clientApiUrl }),
      /** `POST <client api>/v1/<endpoint>` with the fingerprint beside the data. */
      request: async ({ endpoint, data }) => {
        const response = await fetch(`${clientApiUrl}/v1/${endpoint}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...data, authorizationFingerprint }),
        }).catch(() => null);
        if (!response) throw failure('CLIENT_REQUEST_TIMEOUT', 'Cannot contact the gateway at this time.');
        const body = await response.json().catch(() => ({}));
        if (!response.ok)
          throw failure(
            'CLIENT_REQUEST_ERROR',
            body.error?.message ?? 'There was a problem with your request.',
          );
        return body;
      },
    };
  };

  window.braintree = { ...window.braintree, client: { create, VERSION: 'sandbox' } };
})();
