import { picturePath } from '#app/paths.ts'
import { customers } from '#content/pages/corporate.ts'
import { eventSlides, eventTables } from '#content/pages/enquiry.ts'
import type { Picture } from '#domain/menu/catalogue.ts'
import type { CooperationType } from '#domain/shop/cooperation.ts'
import type { Lang } from '#domain/text.ts'

type Pictures = ReadonlyMap<string, Picture>

export interface EventTable {
  readonly id: string
  readonly name: string
  readonly large: Picture
  readonly small: readonly Picture[]
}

/** Omits occasions without a picture of the room. */
export function eventTableViews(pictures: Pictures, lang: Lang): readonly EventTable[] {
  return eventTables.flatMap(({ id, name }) => {
    const large = pictures.get(`enquiry/${id}-large.svg`)
    const small = [1, 2, 3, 4].flatMap((number) => pictures.get(`enquiry/${id}-${number}.svg`) ?? [])
    return large ? [{ id, name: name[lang], large, small }] : []
  })
}

export interface EventSlide {
  readonly id: (typeof eventSlides)[number]['id']
  readonly picture: Picture
}

export function eventSlideViews(pictures: Pictures): readonly EventSlide[] {
  return eventSlides.flatMap(({ id }) => {
    const picture = pictures.get(`enquiry/slide-${id}.svg`)
    return picture ? [{ id, picture }] : []
  })
}

export interface CustomerRow {
  readonly type: CooperationType
  readonly name: string
  readonly picture: string | null
}

/** The width is twice the layout's, in pixels. */
const rowPicture = 180

export function customerRows(pictures: Pictures, lang: Lang): readonly CustomerRow[] {
  return customers.map(({ type, name }) => {
    const picture = pictures.get(`corporate/${type}.svg`)
    return { type, name: name[lang], picture: picture ? picturePath(picture, rowPicture) : null }
  })
}
