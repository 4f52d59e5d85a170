import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageNames } from '#content/layout.ts'
import { apiContext } from '../../api.server.ts'
import { inLanguage, langOf, pageAt, pagePath } from '../../paths.ts'
import { useText } from '../../ui/lang.tsx'
import { pageMeta } from '../page-meta.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const page = pageAt(inLanguage(pathname, 'zh'))
  if (!page || !(page in pageNames)) throw new Response(null, { status: 404 })
  const { siteUrl } = context.get(apiContext).config
  return { lang: langOf(pathname), siteUrl, page: page as keyof typeof pageNames }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { lang, siteUrl, page } = loaderData
  const title = pageNames[page][lang]
  return pageMeta({ lang, siteUrl, path: pagePath(page, lang), title, description: title })
}

export default function Landing() {
  const { page } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <div className="wrap">
      <h1>{text(pageNames[page])}</h1>
    </div>
  )
}
