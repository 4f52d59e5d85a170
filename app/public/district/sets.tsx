import { pagePath } from '#app/paths.ts'
import type { CardView } from '#app/public/menu/menu-view.ts'
import { SetCards } from '#app/public/sections/set-cards.tsx'
import { ArrowLink } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { districtPage } from '#content/pages/districts/district-page.ts'
import css from './sets.module.css'

export interface DistrictSetsProps {
  readonly heading: string
  readonly lead: string
  readonly cards: readonly CardView[]
}

export function DistrictSets({ heading, lead, cards }: DistrictSetsProps) {
  const text = useText()
  const menu = <ArrowLink href={pagePath('menu', useLang())}>{text(districtPage.allMenus)}</ArrowLink>
  return (
    <section className={`wrap ${css.section}`}>
      <SectionHead title={heading} lead={lead} aside={menu} />
      <SetCards cards={cards} />
    </section>
  )
}
