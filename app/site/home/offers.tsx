import { CarouselControls } from '#app/ui/carousel-controls.tsx'
import { useText } from '#app/ui/lang.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { pictureLabels } from '#content/controls.ts'
import { vouchers as words } from '#content/pages/home-sections.ts'
import { BannerLink, BannerPicture } from './banner.tsx'
import type { BannerView } from './banner-view.ts'
import css from './offers.module.css'
import { type Voucher, Vouchers } from './vouchers.tsx'

export interface OffersProps {
  readonly banners: readonly BannerView[]
  readonly vouchers: readonly Voucher[]
}

/** This season's offers: pictures to leaf through, and the codes to type below them. */
export function Offers({ banners, vouchers }: OffersProps) {
  const text = useText()
  return (
    <div className={`wrap ${css.section}`}>
      <section
        {...(banners.length > 1 && { 'data-carousel': '', 'aria-roledescription': 'carousel' })}
        aria-label={text(words.swiper)}
      >
        <SectionHead
          title={text(words.title)}
          lead={text(words.lead)}
          aside={
            banners.length > 1 && (
              <CarouselControls
                labels={pictureLabels(banners.length).map(text)}
                advances
                hasArrowsOnWideOnly
              />
            )
          }
        />
        <div className={css.slides} data-slides="">
          {banners.map((banner) => (
            <BannerLink key={banner.id} banner={banner} className={css.slide}>
              <BannerPicture banner={banner} sizes="(max-width: 1179px) 90vw, 630px">
                <b className={css.headline}>{banner.headline}</b>
                <span className={css.subline}>{banner.subline}</span>
              </BannerPicture>
            </BannerLink>
          ))}
        </div>
      </section>
      {vouchers.length > 0 && <Vouchers items={vouchers} />}
    </div>
  )
}
