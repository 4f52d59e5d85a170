import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { quiet } from './scripts/bundling/quiet.ts'
import { styleSheets } from './scripts/bundling/style-sheets.ts'

/** Builds the pages for the server, and for the browser the back office; vite.visitors.config.ts builds the public script. */
export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // Style sheets are inlined into every page, so assets are not inlined into them.
    cssMinify: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: quiet,
  },
  css: styleSheets,
})
