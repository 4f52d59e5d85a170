import { defineConfig } from 'vite'
import { quiet } from './scripts/bundling/quiet.ts'
import { styleSheets } from './scripts/bundling/style-sheets.ts'

/** Bundles the script of the public pages, apart from the back office, so that neither loads anything of the other. */
export default defineConfig({
  build: {
    target: 'es2022',
    outDir: 'build/client',
    // The pages were built into it before.
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/visitors.json',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      ...quiet,
      input: 'app/visitors.ts',
      // React is a file of its own, so that a test can see when it is loaded.
      output: {
        codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
      },
    },
  },
  css: styleSheets,
})
