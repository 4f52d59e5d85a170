/** The specification describes this in sections 2 and 9. */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { Clauses, Prose } from '#app/public/sections/prose.tsx'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { pageNames } from '#content/layout.ts'
import { privacyClauses, privacyNote, privacyPage } from '#content/pages/privacy.ts'
import { recordPolicy } from '#domain/shop/policies.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const lang = langOf(new URL(request.url).pathname)
  const { siteUrl, analyticsId, mapsKey } = api.config
  const shop = await api.shop()
  const settings = await api.settings()
  return {
    meta: {
      lang,
      siteUrl,
      shopName: shop.name,
      path: pagePath('privacy', lang),
      title: privacyPage.title[lang],
      description: privacyPage.description[lang],
      keywords: privacyPage.keywords[lang],
      crumbs: [homeCrumb(lang)],
    },
    clauses: privacyClauses(
      { records: recordPolicy, customerMonths: settings.customerMonths },
      { shop, isMeasured: analyticsId !== null, hasLiveMap: mapsKey !== null },
    ),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []

export default function Privacy() {
  const { clauses } = useLoaderData<typeof loader>()
  return (
    <Prose
      sign="privacy"
      heading={privacyPage.heading}
      here={pageNames.privacy}
      lead={privacyPage.lead}
      note={privacyNote}
      contents={clauses}
    >
      <Clauses items={clauses} />
    </Prose>
  )
}
