import { compiledMessages } from '@counterpane/messages/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Only the checkout loads these, every step nearly all of them: two files are quicker than twenty. */
const groups = [
  { name: 'vendor', test: /\/node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es)\// },
  {
    name: 'checkout',
    test: /\/app\/(?:cart|checkout|chrome|design|form|payment|language)\/|\/packages\/(?!messages\/locales\/(?!en-))/,
  },
];

export default defineConfig({
  plugins: [compiledMessages(), reactRouter()],
  // Workspace packages are TypeScript sources; the server build carries them compiled. Of some thousand icons it carries ten.
  ssr: { noExternal: [/^@counterpane\//, 'simple-icons'] },
  build: {
    manifest: true,
    // One stylesheet in one order, of which every page carries the part that it needs (page-styles.server.ts).
    cssCodeSplit: false,
    // Fonts and scripts are files of their own: the Content-Security-Policy names no data: source.
    assetsInlineLimit: 0,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  worker: { format: 'es' },
});
