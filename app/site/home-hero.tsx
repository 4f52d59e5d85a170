import { home, slideLabel, slideName } from '#content/home.ts'
import { layout } from '#content/layout.ts'
import type { Picture as StoredPicture } from '#domain/catalogue.ts'
import { type Cents, formatMoney } from '#domain/money.ts'
import { pagePath, picturePath } from '../paths.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { useLang, useText } from '../ui/lang.tsx'
import { Sign } from '../ui/sign.tsx'
import css from './home-hero.module.css'
import type { SlideView } from './home-view.ts'
import table1280 from './pictures/table-1280.avif'
import table1280webp from './pictures/table-1280.webp'
import table2400 from './pictures/table-2400.avif'
import tableTall from './pictures/table-tall-780.avif'

export interface HomeHeroProps {
  readonly slides: readonly SlideView[]
  readonly aHead: Cents | null
  readonly shopUrl: string
  readonly chatHref: string
}

/** The table from edge to edge, the menu card lying on it, the price on a sticker at its corner. */
export function HomeHero({ slides, aHead, shopUrl, chatHref }: HomeHeroProps) {
  const text = useText()
  const lang = useLang()
  return (
    <section
      className={css.hero}
      data-carousel=""
      aria-roledescription="carousel"
      aria-label={text(home.banners)}
    >
      <div className={css.slides} data-slides="">
        <TableSlide />
        {slides.map((slide) => (
          <Slide key={slide.id} slide={slide} />
        ))}
      </div>
      <div className={css.card}>
        <p className={css.kicker}>{text(home.kicker)}</p>
        <h1>{lang === 'zh' ? <Sign name="home" /> : text(home.heading)}</h1>
        <p className={css.lead}>{text(home.lead)}</p>
        <p className={css.ways}>
          <Button size="l" href={shopUrl} target="_blank" rel="noopener" iconAfter="external">
            {text(home.orderOnline)}
            <span className="vh">{text(layout.newTab)}</span>
          </Button>
          <Button size="l" kind="jade" href={chatHref} target="_blank" rel="noopener" icon="chat">
            {text(home.orderByChat)}
          </Button>
        </p>
        {aHead !== null && (
          <p className={css.sticker}>
            <span>{text(home.aHead)}</span>
            <b className="num">
              <i>$</i>
              {formatMoney(aHead).slice(1)}
            </b>
            <span>{text(home.aHeadEnd)}</span>
          </p>
        )}
      </div>
      {slides.length > 0 && <Controls count={slides.length + 1} />}
    </section>
  )
}

/** The house's own table comes first, whatever the banners are: the menu card lies among its dishes. */
function TableSlide() {
  const text = useText()
  const lang = useLang()
  const phone = '(max-width: 767px)'
  return (
    <a className={css.slide} href={pagePath('menu', lang)}>
      <picture>
        <source media={phone} type="image/avif" srcSet={tableTall} width={780} height={624} />
        <source type="image/avif" srcSet={`${table1280} 1280w, ${table2400} 2400w`} sizes="100vw" />
        <img src={table1280webp} width={1280} height={589} alt={text(home.table)} fetchPriority="high" />
      </picture>
    </a>
  )
}

function Slide({ slide }: { readonly slide: SlideView }) {
  const text = useText()
  const { href, isNewTab, headline, subline, wide, tall } = slide
  const isOutside = isNewTab && { target: '_blank', rel: 'noopener' }
  return (
    <a className={css.slide} href={href} {...isOutside}>
      <picture>
        <source
          media="(max-width: 479px)"
          srcSet={sourceSet(tall, [400, 800])}
          sizes="100vw"
          width={tall.width}
          height={tall.height}
        />
        <img
          src={picturePath(wide, 1600)}
          srcSet={sourceSet(wide, [1600, 2400])}
          sizes="max(100vw, 1180px)"
          width={wide.width}
          height={wide.height}
          alt={text(slideName(headline, subline))}
          loading="lazy"
        />
      </picture>
    </a>
  )
}

function sourceSet(picture: StoredPicture, widths: readonly number[]): string {
  return widths.map((width) => `${picturePath(picture, width)} ${width}w`).join(', ')
}

function Controls({ count }: { readonly count: number }) {
  const text = useText()
  return (
    <div className={`${css.controls} needs-script`}>
      <IconButton name="back" label={text(home.previous)} data-previous="" />
      <div className={css.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position
            key={index}
            type="button"
            data-slide-to=""
            aria-label={text(slideLabel(index + 1, count))}
            aria-current={index === 0}
          />
        ))}
      </div>
      <IconButton name="next" label={text(home.next)} data-next="" />
      <IconButton name="pause" label={text(home.pause)} data-pause="" aria-pressed={false} />
    </div>
  )
}
