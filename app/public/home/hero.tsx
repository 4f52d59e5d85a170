import { pagePath, picturePath } from '#app/paths.ts'
import table1280 from '#app/public/pictures/table-1280.avif'
import table1280webp from '#app/public/pictures/table-1280.webp'
import table1680 from '#app/public/pictures/table-1680.avif'
import table2400 from '#app/public/pictures/table-2400.avif'
import tableTall from '#app/public/pictures/table-tall-780.avif'
import { Button } from '#app/ui/button.tsx'
import { CarouselControls } from '#app/ui/carousel-controls.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { pictureLabels } from '#content/controls.ts'
import { home } from '#content/pages/home.ts'
import { popup } from '#content/pages/home-sections.ts'
import type { Picture as StoredPicture } from '#domain/menu/catalogue.ts'
import { phoneSource, pictureSources } from './banner.tsx'
import type { BannerView } from './banner-view.ts'
import css from './hero.module.css'
import { HeroCard, type HeroCardProps } from './hero-card.tsx'
import type { HeroView } from './hero-view.ts'
import laid from './plates.module.css'

export interface HomeHeroProps extends HeroCardProps {
  readonly slides: readonly BannerView[]
  readonly hero: HeroView
}

export function HomeHero({ hero, slides, ...card }: HomeHeroProps) {
  const text = useText()
  return (
    <section
      className={css.hero}
      data-carousel=""
      aria-roledescription="carousel"
      aria-label={text(home.banners)}
    >
      <div className={css.slides} data-slides="">
        <FirstSlide hero={hero} />
        {slides.map((slide) => (
          <Slide key={slide.id} slide={slide} />
        ))}
      </div>
      <HeroCard {...card} />
      {slides.length > 0 && (
        <CarouselControls
          labels={pictureLabels(slides.length + 1).map(text)}
          advances
          hasArrowsOnWideOnly
          className={css.controls}
        />
      )}
    </section>
  )
}

/** The menu card covers it in part. */
function FirstSlide({ hero }: { readonly hero: HeroView }) {
  switch (hero.kind) {
    case 'table':
      return <TableSlide />
    case 'dishes':
      return <DishesSlide plates={hero.plates} />
    case 'picture':
      return (
        <div className={css.slide}>
          <Picture picture={hero.picture} width={1600} widths={[800, 1600, 2400]} sizes="100vw" eager />
        </div>
      )
    case 'pattern':
      return <div className={`${css.slide} ${css.pattern}`} />
  }
}

function DishesSlide({ plates }: { readonly plates: readonly StoredPicture[] }) {
  const text = useText()
  const lang = useLang()
  return (
    <a className={css.slide} href={pagePath('menu', lang)} aria-label={text(home.dishesTable)}>
      <span className={laid.cloth}>
        {plates.map((plate) => (
          <img
            key={plate.version}
            className={plate.isPhoto ? laid.photo : laid.plate}
            src={picturePath(plate, 360)}
            alt=""
            width={300}
            height={300}
          />
        ))}
      </span>
    </a>
  )
}

const tableWidths = `${table1280} 1280w, ${table1680} 1680w, ${table2400} 2400w`

function TableSlide() {
  const text = useText()
  const lang = useLang()
  const phone = '(max-width: 767px)'
  return (
    <a className={css.slide} href={pagePath('menu', lang)}>
      <picture>
        <source media={phone} type="image/avif" srcSet={tableTall} width={780} height={624} />
        <source type="image/avif" srcSet={tableWidths} sizes="100vw" />
        <img src={table1280webp} width={1280} height={589} alt={text(home.table)} fetchPriority="high" />
      </picture>
    </a>
  )
}

/** One link covers the slide. */
function Slide({ slide }: { readonly slide: BannerView }) {
  const text = useText()
  const { headline, subline, href, isNewTab, wide, alt } = slide
  return (
    <div className={css.slide}>
      <picture>
        <source {...phoneSource(slide)} sizes="100vw" />
        <img
          {...pictureSources(wide, [1600, 2400])}
          sizes="max(100vw, 1180px)"
          width={wide.width}
          height={wide.height}
          alt={alt}
          loading="lazy"
        />
      </picture>
      <div className={css.label}>
        <p>
          <b>{headline}</b>
          {subline}
        </p>
        <Button
          size="s"
          kind="ink"
          href={href}
          {...(isNewTab && { target: '_blank', rel: 'noopener' })}
          iconAfter="next"
        >
          {text(isNewTab ? popup.toPage : popup.toMenu)}
          {isNewTab && <NewTab />}
        </Button>
      </div>
    </div>
  )
}
