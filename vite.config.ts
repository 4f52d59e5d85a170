import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { copiesApart } from './scripts/bundling/copies-apart.ts'

/**
 * The visitor's modules that are used together, each with all that it imports and no group above it holds: small files
 * compress badly. No style sheets: a page carries the sheets of every file that its own modules import from.
 */
const browserChunks = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|app\/ui\/(lang|take-over)\.tsx$/,
  },
  {
    name: 'entry',
    test: /app\/(dialog-history\/|cart\/(store|badge|edited-line)|order\/open-order|paths|set\/storage-key)\S*\.tsx?$/,
  },
  {
    name: 'form',
    test: /domain\/contact-details\.ts$|content\/(form|ordering\/refusals)\.ts$|app\/ui\/(form\/(form|inputs|first-wrong)|overlay|dialog|field|alert|button)\.tsx?$/,
  },
  {
    name: 'order-rules',
    test: /domain\/(figures|policies|quote|order-steps)\.ts$|content\/ordering\/order\.ts$|app\/ui\/(stepper|price|slip|free-delivery|radio-card|new-tab)\.tsx$|app\/calls\/|domain\/orderable\.ts$|app\/order\/steps\/date-grid\.tsx$/,
  },
  { name: 'set-choice', test: /app\/set\/(chooser|group|slip)\.tsx$|content\/pages\/set\.ts$/ },
].map((group, index, { length }) => ({ ...group, priority: length - index }))

export default defineConfig({
  plugins: [copiesApart(), reactRouter()],
  build: {
    target: 'es2022',
    // Style sheets are inlined into every page, so assets are not inlined into them.
    cssMinify: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: browserChunks } },
        },
      },
    },
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
