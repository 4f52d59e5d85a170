/** How to reach us: the telephone as the headline, chat, mail, the floor, the map (spec section 2). */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { LocationMap } from '#app/site/layout/map/location-map.tsx'
import { catererJsonLd } from '#app/site/seo/caterer-json-ld.ts'
import { pageMeta } from '#app/site/seo/page-meta.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
import { Sign } from '#app/ui/sign.tsx'
import { chatGreeting } from '#content/greetings.ts'
import { answeredAt, brand, layout } from '#content/layout.ts'
import { contact, hours, pickup } from '#content/pages/contact.ts'
import { callLink, chatLink, withoutCountryCode } from '#domain/chat-message.ts'
import { figuresOf } from '#domain/figures.ts'
import { AddressPlate } from './address-plate.tsx'
import css from './contact.module.css'
import { WaysToReachUs } from './ways-to-reach-us.tsx'
import wideCss from './wide-map.module.css'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const lang = langOf(new URL(request.url).pathname)
  const settings = await api.settings()
  const figures = figuresOf(settings)
  const { siteUrl, chatNumber, hotline, contactHours, email, facebookUrl, instagramUrl, mapsKey, position } =
    api.config
  return {
    meta: {
      lang,
      siteUrl,
      path: pagePath('contact', lang),
      title: contact.title[lang],
      description: contact.description[lang],
      keywords: contact.keywords[lang],
      trail: [{ name: brand[lang], href: pagePath('home', lang) }],
      jsonLd: [catererJsonLd({ config: api.config, settings, sets: (await api.catalogue()).sets }, lang)],
    },
    hotline,
    answered: answeredAt(contactHours)[lang],
    chatHref: chatLink(chatNumber, chatGreeting(null, lang)),
    ways: {
      email,
      facebookUrl,
      instagramUrl,
      hours: hours(figures)[lang],
    },
    pickup: pickup(figures)[lang],
    map: { mapsKey, position },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []

export default function Contact() {
  const { hotline, answered, chatHref, ways, pickup, map } = useLoaderData<typeof loader>()
  const text = useText()
  const lang = useLang()
  return (
    <>
      <div className={`wrap ${css.columns}`}>
        <div>
          <h1 className={css[lang]}>{lang === 'zh' ? <Sign name="contact" /> : text(contact.heading)}</h1>
          <p className={css.lead}>{text(contact.lead)}</p>
          <p>
            <a className={css.phone} href={callLink(hotline)}>
              <span className="vh">{text(layout.callUs)} </span>
              {withoutCountryCode(hotline)}
            </a>
            <span className={css.caption}>
              {text(contact.hotline)} · {answered}
            </span>
          </p>
          <WaysToReachUs chatHref={chatHref} {...ways} />
        </div>
        <AddressPlate pickup={pickup} />
      </div>
      <section aria-label={text(contact.map)} data-wide-map="">
        <LocationMap config={map} wide className={wideCss.wide} />
      </section>
    </>
  )
}
