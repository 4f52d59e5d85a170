import { picturePath } from '#app/paths.ts'
import { yearDayText } from '#content/dates.ts'
import { type LandingFigures, notSold } from '#content/pages/landing/landing-figures.ts'
import { adventLead, adventNotes, earlyDays, greatDays } from '#content/pages/landing/sections/advent.ts'
import { addDays, type CalendarDate, calendarDate, isWithinSeason, type Season } from '#domain/calendar.ts'
import { leadDaysOn } from '#domain/delivery/delivery-dates.ts'
import type { Picture } from '#domain/menu/catalogue.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Lang } from '#domain/text.ts'

export interface AdventView {
  readonly lead: string
  readonly doors: readonly Door[]
  readonly great: readonly {
    readonly name: string
    readonly early: string
    readonly last: string
  }[]
  readonly notes: readonly { readonly id: string; readonly heading: string; readonly words: string }[]
}

export interface Door {
  readonly day: number
  /** The last day to order is written as 21/12. */
  readonly last: string
  readonly name: string | null
  readonly pictures: readonly string[]
  readonly isSpecial: boolean
}

export interface AdventContext {
  /** Without a season the page has no doors. */
  readonly season: Season | null
  readonly settings: Pick<Settings, 'leadDays' | 'leadSeasons' | 'specialDates'>
  readonly figures: LandingFigures
  readonly pictures: ReadonlyMap<string, Picture>
  readonly lang: Lang
}

/** Seasons repeat yearly; any non-leap year serves. */
const anyYear = 2001

const plateWidthPx = 360

export function adventView(context: AdventContext): AdventView | null {
  const { season, settings, figures, lang } = context
  if (!season) return null
  const { leadDays } = settings
  const days = daysOf(season)
  return {
    lead: adventLead(leadDays)[lang],
    doors: days.map((date) => doorOf(date, context)),
    great: days.flatMap((date) => {
      const great = greatDays.find(({ day }) => date.endsWith(day))
      if (!great) return []
      const name = [yearDayText(great.day)[lang], great.name[lang]].join(lang === 'zh' ? ' ' : ', ')
      return [
        {
          name,
          early: shortDay(addDays(date, -earlyDays)),
          last: shortDay(addDays(date, -leadDaysOn(date, settings))),
        },
      ]
    }),
    notes: adventNotes(figures)
      .filter((note) => !JSON.stringify(note).includes(notSold))
      .map(({ id, heading, words }) => ({ id, heading: heading[lang], words: words[lang] })),
  }
}

function doorOf(date: CalendarDate, { settings, pictures, lang }: AdventContext): Door {
  const great = greatDays.find(({ day }) => date.endsWith(day))
  return {
    day: Number(date.slice(8)),
    last: shortDay(addDays(date, -leadDaysOn(date, settings))),
    name: great?.name[lang] ?? null,
    pictures: (great?.pictures ?? []).flatMap((file) => {
      const picture = pictures.get(file)
      return picture ? [picturePath(picture, plateWidthPx)] : []
    }),
    isSpecial: settings.specialDates.some((special) => isWithinSeason(date, special)),
  }
}

function daysOf(season: Season): readonly CalendarDate[] {
  const days: CalendarDate[] = []
  for (
    let day = calendarDate(`${anyYear}-${season.from}`);
    isWithinSeason(day, season);
    day = addDays(day, 1)
  )
    days.push(day)
  return days
}

/** Example: 21/12. */
function shortDay(date: CalendarDate): string {
  return `${Number(date.slice(8))}/${Number(date.slice(5, 7))}`
}
