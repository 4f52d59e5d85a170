import { defineConfig } from 'vite'
import { quiet } from './scripts/bundling/quiet.ts'

/**
 * Bundles the server into one file, build/main.js. Run from its sources it reads 1,200 modules, and finding them takes
 * longer than everything else before the first response (docs/decisions/0006).
 */
export default defineConfig({
  ssr: {
    noExternal: true,
    external: [
      // The built pages import these too and must share the same copies.
      'react',
      'react-dom',
      'react-router',
      // These packages locate binaries relative to their own files.
      '@electric-sql/pglite',
      'sharp',
      // Only the development server uses vite, and nothing uses pg-native.
      'vite',
      'pg-native',
    ],
  },
  build: {
    ssr: 'server/main.ts',
    target: 'node24',
    outDir: 'build',
    emptyOutDir: false,
    copyPublicDir: false,
    // Source maps let logged errors show the lines of our own sources.
    sourcemap: true,
    rolldownOptions: { ...quiet, output: { chunkFileNames: '[name].js' } },
  },
})
