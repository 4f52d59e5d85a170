/** Editors preview an unpublished page of a district here. */
import type { MetaFunction } from 'react-router'
import type { loader } from './district.tsx'

export { default, loader } from './district.tsx'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.meta.title ?? '' },
  { name: 'robots', content: 'noindex' },
]
