import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageNames } from '#content/layout.ts'
import { apiContext } from '../../api.server.ts'
import { langOf, pagePath } from '../../paths.ts'
import { useText } from '../../ui/lang.tsx'
import { pageMeta } from '../page-meta.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const lang = langOf(new URL(request.url).pathname)
  const { siteUrl } = context.get(apiContext).config
  return { lang, siteUrl }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => {
  if (!loaderData) return []
  const { lang, siteUrl } = loaderData
  const title = pageNames.corporate[lang]
  return pageMeta({ lang, siteUrl, path: pagePath('corporate', lang), title, description: title })
}

export default function Corporate() {
  useLoaderData<typeof loader>()
  const text = useText()
  return (
    <div className="wrap">
      <h1>{text(pageNames.corporate)}</h1>
    </div>
  )
}
