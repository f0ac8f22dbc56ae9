import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A dozen routes: one small manifest beats a request for each part of it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
