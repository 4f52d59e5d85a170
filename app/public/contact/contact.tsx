/** The specification describes this in section 2. */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { LocationMap } from '#app/public/layout/map/location-map.tsx'
import { catererJsonLd } from '#app/public/seo/caterer-json-ld.ts'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { useText } from '#app/ui/lang.tsx'
import { SignHeading } from '#app/ui/signs/sign-heading.tsx'
import { chatGreeting } from '#content/greetings.ts'
import { answeredAt, layout } from '#content/layout.ts'
import { contact, contactIntroduction, hours, pickup } from '#content/pages/contact.ts'
import { soldOf } from '#domain/menu/menu-figures.ts'
import { callLink, chatLink, withoutCountryCode } from '#domain/shop/chat-message.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import { AddressPlate } from './address-plate.tsx'
import css from './contact.module.css'
import { WaysToReachUs } from './ways-to-reach-us.tsx'
import wideCss from './wide-map.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const lang = langOf(new URL(request.url).pathname)
  const settings = await api.settings()
  const figures = figuresOf(settings)
  const { siteUrl, mapsKey } = api.config
  const shop = await api.shop()
  const { name, address, wayThere, chatNumber, hotline, contactHours, position } = shop
  const { email, facebookUrl, instagramUrl } = shop
  const { sets } = await api.catalogue()
  const words = contactIntroduction(shop, soldOf(sets))
  return {
    meta: {
      lang,
      siteUrl,
      shop,
      path: pagePath('contact', lang),
      title: words.title[lang],
      description: words.description[lang],
      keywords: words.keywords[lang],
      crumbs: [homeCrumb(lang)],
      jsonLd: [catererJsonLd({ siteUrl, shop, settings, sets }, lang)],
    },
    hotline,
    answered: answeredAt(contactHours)[lang],
    replyTime: figures.service.statements.replyTime?.[lang] ?? null,
    chatHref: chatLink(chatNumber, chatGreeting(null, lang)),
    ways: {
      email,
      facebookUrl,
      instagramUrl,
      hours: hours(figures)[lang],
    },
    plate: { address, wayThere: wayThere[lang], pickup: pickup(figures, shop)[lang] },
    map: { mapsKey, position, name, address },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []

export default function Contact() {
  const { hotline, answered, replyTime, chatHref, ways, plate, map } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <>
      <div className={`wrap ${css.columns}`}>
        <div>
          <SignHeading name="contact" className={{ zh: css.zh, en: css.en }}>
            {text(contact.heading)}
          </SignHeading>
          <p className={css.lead}>{text(contact.lead)}</p>
          <p>
            <a className={css.phone} href={callLink(hotline)}>
              <span className="vh">{text(layout.callUs)} </span>
              {withoutCountryCode(hotline)}
            </a>
            <span className={css.caption}>
              {[text(contact.hotline), answered, replyTime].filter(Boolean).join(' · ')}
            </span>
          </p>
          <WaysToReachUs chatHref={chatHref} {...ways} />
        </div>
        <AddressPlate {...plate} />
      </div>
      <section aria-label={text(contact.map)} data-wide-map="">
        <LocationMap config={map} wide className={wideCss.wide} />
      </section>
    </>
  )
}
