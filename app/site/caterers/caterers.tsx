import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { pageNames } from '#content/layout.ts'
import { apiContext } from '../../api.server.ts'
import { caterersPath, langOf } from '../../paths.ts'
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
  const title = pageNames.caterers[lang]
  return pageMeta({ lang, siteUrl, path: caterersPath(1, lang), title, description: title })
}

export default function Caterers() {
  useLoaderData<typeof loader>()
  const text = useText()
  return (
    <div className="wrap">
      <h1>{text(pageNames.caterers)}</h1>
    </div>
  )
}
