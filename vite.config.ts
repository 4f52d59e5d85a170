import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/**
 * The browser's modules that are used together, each with all that it imports and no group above it holds: small files
 * compress badly. Only modules without style sheets: a page carries the sheets of every file that its own modules
 * import from.
 */
const browserChunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|app\/ui\/(lang|take-over)\.tsx$/ },
  { name: 'entry', test: /app\/(cart\/(store|badge)|order\/open-order|paths|set\/storage-key)\.tsx?$/ },
  { name: 'form-rules', test: /domain\/contact-details\.ts$|content\/(form|ordering\/refusals)\.ts$/ },
  {
    name: 'order-rules',
    test: /domain\/(figures|policies|quote|order-steps)\.ts$|content\/ordering\/order\.ts$/,
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }))

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // Style sheets are inlined into every page, so assets are not inlined into them.
    cssMinify: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: browserChunks } } } } },
  },
  css: {
    modules: {
      generateScopedName: process.env.NODE_ENV === 'production' ? shortName() : '[name]_[local]',
    },
  },
})

/**
 * Numbers class names instead of hashing them: hashes don't compress, and every page contains its styles. The browser
 * and server builds run in one process, one after the other, so both get the same names.
 */
function shortName() {
  const given = new Map<string, string>()
  return (name: string, file: string) => {
    const key = `${file.replace(/\?.*$/, '')} ${name}`
    const short = given.get(key) ?? `_${given.size.toString(36)}`
    given.set(key, short)
    return short
  }
}
