import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    target: 'es2022',
    // Style sheets are inlined into the page, so nothing small is worth a request of its own.
    cssMinify: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  css: {
    modules: {
      generateScopedName: process.env.NODE_ENV === 'production' ? shortName() : '[name]_[local]',
    },
  },
})

/**
 * Counts class names through instead of hashing them: hashes don't compress, and every page carries its styles.
 * The browser's and the server's half are built in one process, one after the other, so both get the same names.
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
