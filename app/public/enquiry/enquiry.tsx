/** The specification describes this in section 2. */
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { langOf, pagePath } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { HowMuchFood } from '#app/public/how-much-food/how-much-food.tsx'
import { sizeRows } from '#app/public/how-much-food/view.ts'
import { PageIcon } from '#app/public/sections/page-icon.tsx'
import { breadcrumbJsonLd } from '#app/public/seo/breadcrumb-json-ld.ts'
import { pageMeta } from '#app/public/seo/page-meta.ts'
import { useText } from '#app/ui/lang.tsx'
import { chatGreeting } from '#content/greetings.ts'
import { pageNames } from '#content/layout.ts'
import {
  enquiryDescription,
  enquiryHeading,
  enquiryLead,
  enquiryPage,
  enquiryTitle,
  highlights,
} from '#content/pages/enquiry.ts'
import { soldOf } from '#domain/menu/menu-figures.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import { EnquiryBanner } from './banner.tsx'
import { Cooperation } from './cooperation.tsx'
import css from './enquiry.module.css'
import { EventSlides } from './event-slides.tsx'
import { EventTables } from './event-tables.tsx'
import { customerRows, eventSlideViews, eventTableViews } from './view.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const lang = langOf(new URL(request.url).pathname)
  const { pictures: all, sets } = await api.catalogue()
  const settings = await api.settings()
  const figures = figuresOf(settings)
  const sold = soldOf(sets)
  // These tables are the demo's.
  const pictures = settings.startedEmpty ? new Map() : all
  const { siteUrl } = api.config
  const shop = await api.shop()
  const { chatNumber, hotline } = shop
  const path = pagePath('enquiry', lang)
  const name = pageNames.enquiry[lang]
  return {
    meta: {
      lang,
      siteUrl,
      shop,
      path,
      title: enquiryTitle(sold)[lang],
      description: enquiryDescription(figures, sold)[lang],
      ...(!settings.startedEmpty && { keywords: enquiryPage.keywords[lang] }),
      jsonLd: [breadcrumbJsonLd([homeCrumb(lang)], { name, href: path }, siteUrl)],
    },
    banner: {
      heading: enquiryHeading(figures)[lang],
      lead: enquiryLead(figures)[lang],
      hotline,
      picture: pictures.get('enquiry/slide-business-events.svg') ?? null,
    },
    chatHref: chatLink(chatNumber, chatGreeting(pageNames.enquiry, lang)),
    highlights: highlights(figures, sold).map(({ icon, title, more }) => ({
      icon,
      title: title[lang],
      more: more[lang],
    })),
    tables: eventTableViews(pictures, lang),
    slides: eventSlideViews(pictures),
    sizes: sizeRows(sets, figures.service.guests, lang),
    customers: customerRows(all, lang),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : []

export default function Enquiry() {
  const {
    banner,
    chatHref,
    highlights: context,
    tables,
    slides,
    sizes,
    customers,
  } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <>
      <EnquiryBanner {...banner} chatHref={chatHref} />
      <ul className={`wrap ${css.facts}`}>
        {context.map(({ icon, title, more }) => (
          <li key={icon}>
            <PageIcon name={icon} size={34} />
            <h2>{title}</h2>
            <p>{more}</p>
          </li>
        ))}
      </ul>
      {tables.length > 0 && (
        <section className={css.tables}>
          <div className={`wrap ${css.head}`}>
            <h2>{text(enquiryPage.tables)}</h2>
            <p>{text(enquiryPage.tablesLead)}</p>
          </div>
          <EventSlides slides={slides} />
          <EventTables tables={tables} />
        </section>
      )}
      <HowMuchFood sizes={sizes} />
      <Cooperation customers={customers} />
    </>
  )
}
