/** Editors preview the unpublished clients here. */
import type { MetaFunction } from 'react-router'

export { default, loader } from './client.tsx'

export const meta: MetaFunction = () => [{ name: 'robots', content: 'noindex' }]
