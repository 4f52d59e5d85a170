import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { breaksFollowWrapping } from './scripts/bundling/breaks-follow-wrapping.ts'
import { copiesApart } from './scripts/bundling/copies-apart.ts'
import { lessReact } from './scripts/bundling/less-react.ts'
import { reactAsModules } from './scripts/bundling/react-as-modules.ts'
import { shortNames } from './scripts/bundling/short-names.ts'
import { markWords } from './scripts/bundling/words-apart.ts'

/** One pattern of several, for groups that hold modules of several folders. */
const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

/**
 * The visitor's modules that are used together, each with all that it imports and no group above it holds: small files
 * compress badly. The scripts without React share none with those that need it, or they would load it.
 */
const browserChunks = [
  { name: 'preload', test: /vite\/preload-helper/ },
  {
    name: 'without-react',
    test: /app\/(calls\/http-client\.ts|ui\/(button|dialog\/dialog|money\/price|signs\/tag)\.module\.css)$/,
  },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/.*\?visitor$|app\/ui\/(lang|islands\/take-over)\.tsx$/,
  },
  {
    name: 'entry',
    test: anyOf(
      /app\/(entry\.client|paths|dialog-history\/[\w-]+)\.tsx?$|domain\/text\.ts$/,
      /app\/(cart\/(store|badge|edited-line)|order\/open-order|set\/(storage-key|wanted-number))\.ts$/,
    ),
  },
  {
    name: 'ordering',
    test: anyOf(
      /domain\/(ordering\/(contact-details|quote|order-steps)|shop\/(figures|policies)|menu\/orderable)\.ts$/,
      /content\/(form|ordering\/(refusals|order)|pages\/set)\.ts$/,
      /app\/ui\/form\/(form|inputs|first-wrong)\.tsx?$/,
      /app\/ui\/(dialog\/(overlay|dialog)|field|alert|button|stepper|money\/(price|slip|free-delivery)|radio-card|new-tab)\.tsx$/,
      /app\/calls\/|app\/order\/steps\/(date-grid\.tsx|use-full-slots\.ts)$|app\/set\/(chooser|group|slip)\.tsx$/,
    ),
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }))

export default defineConfig({
  plugins: [copiesApart(), lessReact(), reactAsModules(), markWords(), reactRouter()],
  build: {
    target: 'es2022',
    // Style sheets are inlined into every page, so assets are not inlined into them.
    cssMinify: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      // React looks for its developer tools wherever it runs.
      define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: browserChunks } },
        },
      },
    },
  },
  css: {
    postcss: { plugins: [breaksFollowWrapping()] },
    modules: {
      generateScopedName:
        process.env.NODE_ENV === 'production' ? shortNames(import.meta.dirname) : '[name]_[local]',
    },
  },
})
