import { defineConfig } from 'vite'

/**
 * Makes the server one file, build/main.js. Started from its sources it reads 1,200 modules, and finding them takes
 * longer than everything else it does until its first answer (docs/decisions/0006).
 */
export default defineConfig({
  ssr: {
    noExternal: true,
    external: [
      // The built pages import these too, and have to get the same copies.
      ...['react', 'react-dom', 'react-router'],
      // These find binaries beside their own files.
      ...['@electric-sql/pglite', 'sharp'],
      // Only the development server needs this, and nobody needs that.
      ...['vite', 'pg-native'],
    ],
  },
  build: {
    ssr: 'server/main.ts',
    target: 'node24',
    outDir: 'build',
    emptyOutDir: false,
    copyPublicDir: false,
    // For the lines of our own that stand in logged errors.
    sourcemap: true,
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
})
