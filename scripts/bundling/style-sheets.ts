import type { CSSOptions } from 'vite'
import { root } from '../root.mjs'
import { breaksFollowWrapping } from './breaks-follow-wrapping.ts'
import { shortNames } from './short-names.ts'

/** Shared by all builds, so that a page and a script name classes alike. */
export const styleSheets: CSSOptions = {
  postcss: { plugins: [breaksFollowWrapping()] },
  modules: {
    getJSON: (_file, names) => dropValues(names),
    generateScopedName: process.env.NODE_ENV === 'production' ? shortNames(root) : '[name]_[local]',
  },
}

/** Scripts name classes alone; the values that style sheets share would travel with them otherwise. */
function dropValues(names: Record<string, string>): void {
  const isClass = (name: string) => name.includes('_')
  for (const [name, value] of Object.entries(names)) if (!value.split(' ').every(isClass)) delete names[name]
}
