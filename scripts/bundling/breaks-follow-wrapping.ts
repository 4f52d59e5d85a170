import type { Plugin } from 'postcss'

/**
 * Lets text that does not wrap ignore the breaks of app/ui/jsx, because browsers break at <wbr> whatever `white-space`
 * says. base.css reads the inherited property.
 */
export function breaksFollowWrapping(): Plugin {
  return {
    postcssPlugin: 'breaks-follow-wrapping',
    Declaration: {
      'white-space'(declaration) {
        const wraps = !/^(nowrap|pre)$/.test(declaration.value)
        declaration.cloneAfter({ prop: '--breaks', value: wraps ? 'inline' : 'none' })
      },
    },
  }
}
