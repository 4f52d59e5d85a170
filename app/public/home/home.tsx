/** The specification describes this in section 2. */
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { pagePath } from '#app/paths.ts'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { homePageView } from './home-page-view.ts'

export { HomePage as default } from './home-page.tsx'

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  homePageView(context.get(apiContext), new URL(request.url).pathname)

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { lang, siteUrl, shop, caterer, words, keywords } = loaderData
  return pageMeta({
    lang,
    siteUrl,
    shop,
    path: pagePath('home', lang),
    title: words.title[lang],
    description: words.description[lang],
    ...(keywords && { keywords: keywords[lang] }),
    jsonLd: [caterer],
  })
}
