import type { CSSOptions } from 'vite'
import { root } from '../root.mjs'
import { breaksFollowWrapping } from './breaks-follow-wrapping.ts'
import { shortNames } from './short-names.ts'

/** How every build reads style sheets: a page and a script that share one must name its classes alike. */
export const styleSheets: CSSOptions = {
  postcss: { plugins: [breaksFollowWrapping()] },
  modules: {
    generateScopedName: process.env.NODE_ENV === 'production' ? shortNames(root) : '[name]_[local]',
  },
}
