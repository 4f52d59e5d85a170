/** The specification describes this in sections 2 and 9. */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { ForgetDevice } from '#app/public/forget-device.tsx'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { Clauses, Prose } from '#app/public/sections/prose.tsx'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { pageNames } from '#content/layout.ts'
import { versionNote } from '#content/long-texts.ts'
import { privacyClauses, privacyPage } from '#content/pages/privacy.ts'
import { visibleClauses } from '#domain/shop/clauses.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const lang = langOf(new URL(request.url).pathname)
  const { siteUrl, analyticsId, mapsKey } = api.config
  const shop = await api.shop()
  const settings = await api.settings()
  const { questions } = await api.site()
  const standard = privacyClauses(settings, {
    shop,
    isMeasured: analyticsId !== null,
    hasLiveMap: mapsKey !== null,
  })
  return {
    meta: {
      lang,
      siteUrl,
      shop,
      path: pagePath('privacy', lang),
      title: privacyPage.title[lang],
      description: privacyPage.description[lang],
      keywords: privacyPage.keywords[lang],
      crumbs: [homeCrumb(lang)],
    },
    clauses: visibleClauses(standard, 'privacy', questions),
    note: versionNote(settings.privacyVersion),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []

export default function Privacy() {
  const { clauses, note } = useLoaderData<typeof loader>()
  return (
    <Prose
      sign="privacy"
      heading={privacyPage.heading}
      here={pageNames.privacy}
      lead={privacyPage.lead}
      note={note}
      contents={clauses}
    >
      <Clauses items={clauses} />
      <ForgetDevice />
    </Prose>
  )
}
