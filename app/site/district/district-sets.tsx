import { districtPage } from '#content/districts/district-page.ts'
import { pagePath } from '../../paths.ts'
import { ArrowLink } from '../../ui/button.tsx'
import { useLang, useText } from '../../ui/lang.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import type { CardView } from '../menu-view.ts'
import { SetCards } from '../set-card.tsx'
import css from './district-sets.module.css'

export interface DistrictSetsProps {
  readonly heading: string
  readonly lead: string
  readonly cards: readonly CardView[]
}

/** Four sets that suit the district, and the way to all others. */
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
