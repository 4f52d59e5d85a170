/** Apart from the loader, since the browser's part of a page has this and not the server's. */
import type { MetaFunction } from 'react-router'
import { type PageMeta, pageMeta } from '#app/public/seo/page-meta.ts'

export const landingMeta: MetaFunction<() => Promise<{ meta: PageMeta }>> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []
