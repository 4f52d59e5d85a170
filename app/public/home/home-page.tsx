import { useLoaderData } from 'react-router'
import { questionsJsonLd } from '#app/public/seo/questions-json-ld.ts'
import { JsonScript } from '#app/ui/islands/json-script.tsx'
import { useText } from '#app/ui/lang.tsx'
import { home, openingQuestions, openingSoon, openingTitle } from '#content/pages/home.ts'
import type { filledClaims } from '#domain/shop/home-content.ts'
import { HomeCards } from './categories.tsx'
import { HomeHero } from './hero.tsx'
import css from './home.module.css'
import type { homePageView } from './home-page-view.ts'
import { Popup } from './popup.tsx'
import { HomeSections } from './sections.tsx'

export function HomePage() {
  const page = useLoaderData<typeof homePageView>()
  const { lang, opening, claims, categories, bestSets, below, popup } = page
  return (
    <>
      {opening.isSoon && (
        <p className={css.soon}>
          <b>{openingTitle[lang]}</b> {openingSoon[lang]} {openingQuestions[lang]}
        </p>
      )}
      <HomeHero {...page} />
      {claims.length > 0 && <Claims claims={claims} />}
      <HomeCards title={home.categories} cards={categories} />
      <HomeCards title={home.bestSets} cards={bestSets} />
      <HomeSections {...below} />
      {popup && <Popup {...popup} chatHref={page.chatHref} />}
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

type Claim = ReturnType<typeof filledClaims>[number]

function Claims({ claims }: { readonly claims: readonly Claim[] }) {
  const text = useText()
  return (
    <section className={css.facts} aria-label={text(home.figures)}>
      <ul className="wrap">
        {claims.map(({ id, figure, unit, line }) => (
          <li key={id}>
            <p className={css.figure}>
              <span className="num">{text(figure)}</span> {unit && text(unit)}
            </p>
            <p>{text(line)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
