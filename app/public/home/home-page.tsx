import { useLoaderData } from 'react-router'
import { questionsJsonLd } from '#app/public/seo/questions-json-ld.ts'
import { JsonScript } from '#app/ui/islands/json-script.tsx'
import { useText } from '#app/ui/lang.tsx'
import {
  type HomeContext,
  highlights,
  home,
  homeIntroduction,
  openingQuestions,
  openingSoon,
  openingTitle,
} from '#content/pages/home.ts'
import { HomeCategories } from './categories.tsx'
import { HomeHero } from './hero.tsx'
import css from './home.module.css'
import type { homePageView } from './home-page-view.ts'
import { Popup } from './popup.tsx'
import { HomeSections } from './sections.tsx'

export function HomePage() {
  const page = useLoaderData<typeof homePageView>()
  const { lang, opening, slides, aHead, shopUrl, chatHref, categories, below, popup } = page
  return (
    <>
      {opening.isSoon && (
        <p className={css.soon}>
          <b>{openingTitle[lang]}</b> {openingSoon[lang]} {openingQuestions[lang]}
        </p>
      )}
      <HomeHero
        words={homeIntroduction(page)}
        slides={slides}
        hasTable={!opening.isNew}
        aHead={aHead}
        shopUrl={shopUrl}
        chatHref={chatHref}
      />
      {/* These claims are true for the demo's shop only. */}
      {!opening.isNew && <Highlights service={page.service} />}
      <HomeCategories cards={categories} />
      <HomeSections {...below} />
      {popup && <Popup {...popup} chatHref={chatHref} />}
      <JsonScript
        isLinkedData
        value={questionsJsonLd(
          below.faqs.flatMap(({ items }) => items),
          lang,
        )}
      />
    </>
  )
}

function Highlights({ service }: Pick<HomeContext, 'service'>) {
  const text = useText()
  return (
    <section className={css.facts} aria-label={text(home.figures)}>
      <ul className="wrap">
        {highlights(service).map(({ figure, unit, line }) => (
          <li key={figure}>
            <p className={css.figure}>
              <span className="num">{figure}</span> {text(unit)}
            </p>
            <p>{text(line)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
