/** What an unknown address shows, with status 404 (decisions 3). */
import { data, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import emptySteamer from '#catalogue/pictures/states/404.svg'
import { notFound } from '#content/not-found.ts'
import { apiContext } from '../api.server.ts'
import { langOf, pagePath } from '../paths.ts'
import { Button } from '../ui/button.tsx'
import { useLang, useText } from '../ui/lang.tsx'
import { Sign } from '../ui/sign.tsx'
import css from './not-found.module.css'
import { pageMeta } from './page-meta.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const lang = langOf(new URL(request.url).pathname)
  const { siteUrl } = context.get(apiContext).config
  return data({ lang, siteUrl }, { status: 404 })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta({
          ...loaderData,
          path: pagePath('notFound', loaderData.lang),
          title: notFound.title[loaderData.lang],
          description: notFound.lead[loaderData.lang],
        }),
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function NotFound() {
  const text = useText()
  const lang = useLang()
  return (
    <div className={css.floor}>
      <div className={`wrap ${css.card}`}>
        <img src={emptySteamer} alt="" width={320} height={240} />
        <div>
          <p className={css.number} aria-hidden="true">
            404
          </p>
          <h1>{lang === 'zh' ? <Sign name="notFound" /> : text(notFound.heading)}</h1>
          <p className={css.lead}>{text(notFound.lead)}</p>
          <p className={css.ways}>
            <Button href={pagePath('home', lang)}>{text(notFound.home)}</Button>
            <Button kind="quiet" href={pagePath('menu', lang)}>
              {text(notFound.menu)}
            </Button>
          </p>
        </div>
      </div>
    </div>
  )
}
