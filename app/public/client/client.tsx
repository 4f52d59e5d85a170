/** The specification describes this in section 2. */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { CtaBand } from '#app/public/sections/cta-band.tsx'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { ArrowLink } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { SignHeading } from '#app/ui/signs/sign-heading.tsx'
import { chatGreeting } from '#content/greetings.ts'
import { client, eventCount, inNoOrder, nextClient, standardClientWords } from '#content/pages/client.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { filledText, filledWords } from '#domain/shop/page-words.ts'
import { ActivityTable } from './activity-table.tsx'
import css from './client.module.css'
import { ClientGrid } from './client-grid.tsx'
import { FeaturedEvents } from './featured-events.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const lang = langOf(new URL(request.url).pathname)
  const { siteUrl } = api.config
  const shop = await api.shop()
  const { shopUrl, chatNumber } = shop
  const figureOf = await api.figureOf()
  const { clientele } = await api.site()
  const words = filledWords(clientele, standardClientWords, figureOf)
  const keywords = filledText(clientele.keywords, figureOf)
  return {
    meta: {
      lang,
      siteUrl,
      shop,
      path: pagePath('client', lang),
      title: words.title[lang],
      description: words.description[lang],
      ...(keywords && { keywords: keywords[lang] }),
      crumbs: [homeCrumb(lang)],
    },
    lead: words.lead[lang],
    count: eventCount(clientele, figureOf),
    clientele,
    shopUrl: shopUrl[lang],
    chatHref: chatLink(chatNumber, chatGreeting(null, lang)),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []

export default function Client() {
  const { clientele, lead, count, shopUrl, chatHref } = useLoaderData<typeof loader>()
  const { clients, events, activities } = clientele
  const text = useText()
  const lang = useLang()
  return (
    <>
      <div className={`wrap ${css.top}`}>
        <div>
          <SignHeading name="client" className={{ zh: css.zh, en: css.en }}>
            {text(client.heading)}
          </SignHeading>
          <p>{lead}</p>
        </div>
        {count && (
          <p className={css.count}>
            <span className="num">{text(count.figure)}</span>
            {text(count.unit)}
          </p>
        )}
      </div>
      <FeaturedEvents events={events} />
      {clients.length > 0 && (
        <section className={`wrap ${css.wall}`}>
          <SectionHead
            title={text(client.clients)}
            aside={<p className={css.order}>{text(inNoOrder(clients.length))}</p>}
          />
          <ClientGrid
            clients={clients}
            wide
            more={
              <ArrowLink href={pagePath('enquiry', lang)} data-opens="enquiry">
                {text(nextClient(clients.length))}
              </ArrowLink>
            }
          />
        </section>
      )}
      <ActivityTable activities={activities} />
      <CtaBand shopUrl={shopUrl} chatHref={chatHref} />
    </>
  )
}
