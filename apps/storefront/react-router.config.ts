import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A page carries the routes that it shows; the browser asks for the few that its links lead to.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
