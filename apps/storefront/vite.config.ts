import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // Workspace packages are TypeScript sources; the server build carries them compiled.
  ssr: { noExternal: [/^@counterpane\//] },
  build: {
    manifest: true,
    // All styles of the shop are some 7 KB: one file, kept by the browser from the first page on.
    cssCodeSplit: false,
    // Fonts and scripts are files of their own: the Content-Security-Policy names no data: source.
    assetsInlineLimit: 0,
  },
  worker: { format: 'es' },
});
