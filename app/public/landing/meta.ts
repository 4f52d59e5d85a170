/** The loader's code must stay out of the browser. */
import type { MetaFunction } from 'react-router'
import { type PageMeta, pageMeta } from '#app/public/seo/page-meta.ts'

export const landingMeta: MetaFunction<() => Promise<{ meta: PageMeta }>> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []
