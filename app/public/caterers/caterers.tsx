/** The address, /caterers/1/ to /caterers/6/, selects a section (decisions 7). */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { caterersPath, langOf } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { caterersDescription, caterersPage } from '#content/pages/caterers.ts'
import { formatMoney } from '#domain/money.ts'
import css from './caterers.module.css'
import { CaterersHead } from './head.tsx'
import { CaterersSection } from './section.tsx'
import { sectionNumber, sectionViews } from './view.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url)
  const section = sectionNumber(pathname)
  if (section === null) throw new Response(null, { status: 404 })
  const lang = langOf(pathname)
  const api = context.get(apiContext)
  const { freeDeliveryFrom } = await api.settings()
  const crumbs = [homeCrumb(lang)]
  return {
    meta: {
      lang,
      siteUrl: api.config.siteUrl,
      shop: await api.shop(),
      // All six addresses have the same texts.
      path: caterersPath(1, lang),
      title: caterersPage.title[lang],
      description: caterersDescription(formatMoney(freeDeliveryFrom))[lang],
      keywords: caterersPage.keywords[lang],
      crumbs,
      here: caterersPage.heading[lang],
    },
    section,
    crumbs,
    sections: sectionViews(await api.catalogue(), await api.openPages(), lang),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []

export default function Caterers() {
  const { section, crumbs, sections } = useLoaderData<typeof loader>()
  return (
    <div className={css.page} data-caterers={section}>
      <CaterersHead crumbs={crumbs} sections={sections} />
      {sections.map((section) => (
        <CaterersSection key={section.id} section={section} />
      ))}
    </div>
  )
}
