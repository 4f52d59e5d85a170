import { pagePath } from '#app/paths.ts'
import { ArrowLink } from '#app/ui/button.tsx'
import { CarouselControls } from '#app/ui/carousel-controls.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { freeWithoutCode, vouchers as words } from '#content/pages/home-sections.ts'
import type { Figures } from '#domain/shop/figures.ts'
import css from './offers.module.css'
import { type Voucher, Vouchers } from './vouchers.tsx'

export function Offers({
  vouchers,
  figures,
}: {
  readonly vouchers: readonly Voucher[]
  readonly figures: Figures
}) {
  const text = useText()
  const lang = useLang()
  const { before, after, note } = freeWithoutCode(figures)
  return (
    <div className={`wrap ${css.section}`}>
      {vouchers.length > 0 && (
        <section data-carousel="" aria-roledescription="carousel" aria-label={text(words.list)}>
          <SectionHead
            title={text(words.title)}
            lead={text(words.lead)}
            aside={
              vouchers.length > 1 && (
                <CarouselControls labels={vouchers.map(({ code }) => code)} className={css.controls} />
              )
            }
          />
          <Vouchers items={vouchers} />
        </section>
      )}
      <p className={css.free}>
        <b>{text(before)}</b>
        <span className="num">{figures.freeDeliveryFrom}</span>
        {text(after) && <b>{text(after)}</b>}
        <small>{text(note)}</small>
        <ArrowLink href={pagePath('menu', lang)}>{text(words.toMenu)}</ArrowLink>
      </p>
    </div>
  )
}
