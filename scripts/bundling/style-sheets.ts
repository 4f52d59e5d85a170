import type { CSSOptions } from 'vite'
import { root } from '../root.mjs'
import { breaksFollowWrapping } from './breaks-follow-wrapping.ts'
import { shortNames } from './short-names.ts'

/** Shared by all builds, so that a page and a script name classes alike. */
export const styleSheets: CSSOptions = {
  postcss: { plugins: [breaksFollowWrapping()] },
  modules: {
    generateScopedName: process.env.NODE_ENV === 'production' ? shortNames(root) : '[name]_[local]',
  },
}
