/** Editors preview an unpublished page here, without the section that only it has. */
import type { MetaFunction } from 'react-router'
import type { loader } from './themed.tsx'

export { default, loader } from './themed.tsx'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.meta.title ?? '' },
  { name: 'robots', content: 'noindex' },
]
