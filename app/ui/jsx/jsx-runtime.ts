/** React's JSX functions, with Chinese text that breaks only between words. */
import type { ElementType, Key } from 'react'
import { jsx as element, jsxs as elementOfSeveral } from 'react/jsx-runtime'
import { withBreaks } from './with-breaks.ts'

export { Fragment, type JSX } from 'react/jsx-runtime'

export const jsx = (type: ElementType, props: object, key?: Key) =>
  element(type, withBreaks(type, props), key)

export const jsxs = (type: ElementType, props: object, key?: Key) =>
  elementOfSeveral(type, withBreaks(type, props), key)
