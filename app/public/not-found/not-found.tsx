/** The page has status 404 (decisions 3). */
import { data, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { TipCards, tipViews } from '#app/public/sections/tip-card.tsx'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { ArrowLink, Button } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import emptySteamer from '#app/ui/pictures/steamer-empty.svg'
import { SectionHead } from '#app/ui/section-head.tsx'
import { SignHeading } from '#app/ui/signs/sign-heading.tsx'
import { notFound, notFoundKeywords } from '#content/pages/not-found.ts'
import { partyTips } from '#content/pages/tips.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import css from './not-found.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const lang = langOf(new URL(request.url).pathname)
  const settings = await api.settings()
  // A new shop does not cook what the demo's pictures show.
  const pictures = settings.startedEmpty ? new Map() : (await api.catalogue()).pictures
  const tips = tipViews(partyTips(figuresOf(settings)), pictures, lang)
  const shop = await api.shop()
  return data({ lang, siteUrl: api.config.siteUrl, shop, tips }, { status: 404 })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? [
        ...pageMeta({
          lang: loaderData.lang,
          siteUrl: loaderData.siteUrl,
          shop: loaderData.shop,
          path: pagePath('notFound', loaderData.lang),
          title: notFound.title[loaderData.lang],
          description: notFound.lead[loaderData.lang],
          keywords: notFoundKeywords(loaderData.shop.area)[loaderData.lang],
        }),
        { name: 'robots', content: 'noindex' },
      ]
    : []

export default function NotFound() {
  const { tips } = useLoaderData<typeof loader>()
  const text = useText()
  const lang = useLang()
  return (
    <>
      <div className={css.floor}>
        <div className={`wrap ${css.card}`}>
          <div className={css.number} aria-hidden="true">
            <span className="num">4</span>
            <img src={emptySteamer} alt="" width={300} height={300} />
            <span className="num">4</span>
          </div>
          <div className={css.text}>
            <SignHeading name="notFound">{text(notFound.heading)}</SignHeading>
            <p>{text(notFound.lead)}</p>
            <div className={css.ways}>
              <Button size="l" href={pagePath('menu', lang)} iconAfter="next">
                {text(notFound.menu)}
              </Button>
              <ArrowLink href={pagePath('home', lang)}>{text(notFound.home)}</ArrowLink>
            </div>
          </div>
        </div>
      </div>
      <section className={`wrap ${css.tips}`}>
        <SectionHead title={text(notFound.tips)} />
        <TipCards tips={tips} />
      </section>
    </>
  )
}
