import { CarouselControls } from '#app/ui/carousel-controls.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { enquiryPage, eventSlides, slideLabel } from '#content/pages/enquiry.ts'
import css from './event-slides.module.css'
import type { EventSlide } from './view.ts'

export function EventSlides({ slides }: { readonly slides: readonly EventSlide[] }) {
  const text = useText()
  return (
    <section
      className={`wrap ${css.carousel}`}
      data-carousel=""
      aria-roledescription="carousel"
      aria-label={text(enquiryPage.slides)}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways can be reached by keys */}
      <div className={css.slides} data-slides="" tabIndex={0}>
        {slides.map(({ id, picture }) => (
          <figure key={id}>
            <Picture picture={picture} width={800} widths={[400, 800, 1200]} sizes="90vw" />
            <figcaption>{text(nameOf(id))}</figcaption>
          </figure>
        ))}
      </div>
      <CarouselControls
        labels={slides.map(({ id }, index) => text(slideLabel(index + 1, slides.length, nameOf(id))))}
        advances
        className={css.controls}
      />
    </section>
  )
}

const names = Object.fromEntries(eventSlides.map(({ id, name }) => [id, name])) as Record<
  EventSlide['id'],
  (typeof eventSlides)[number]['name']
>
const nameOf = (id: EventSlide['id']) => names[id]
