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
      generateScopedName: process.env.NODE_ENV === 'production' ? '[hash:base64:5]' : '[name]_[local]',
    },
  },
})
