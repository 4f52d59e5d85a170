/** Development and tests use this runtime. */
import type { ElementType, Key } from 'react'
import { jsxDEV as element, type JSXSource } from 'react/jsx-dev-runtime'
import { withBreaks } from './with-breaks.ts'

export { Fragment, type JSX } from 'react/jsx-dev-runtime'

export const jsxDEV = (
  type: ElementType,
  props: object,
  key: Key | undefined,
  isStatic: boolean,
  source?: JSXSource,
  self?: unknown,
) => element(type, withBreaks(type, props), key, isStatic, source, self)
