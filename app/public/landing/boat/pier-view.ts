/** The times are computed backwards from the departure. */
import { coldHours, pierLead, pierSteps } from '#content/pages/landing/sections/pier.ts'
import { minutesOfDay, timeOfMinutes } from '#domain/calendar.ts'
import { sailingExample } from '#domain/delivery/slot-before.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Lang } from '#domain/text.ts'

export interface PierView {
  readonly lead: string
  readonly clock: readonly { readonly time: string; readonly isSailing: boolean }[]
  readonly steps: readonly {
    readonly id: string
    readonly time: string
    /** The first step has the number 1. */
    readonly from: number
    readonly to: number
    readonly heading: string
    readonly words: string
  }[]
}

const halfHours = 6

export interface PierContext {
  readonly figures: Figures
  readonly lang: Lang
}

/** Returns null if the shop has no slots. */
export function pierView({ figures, lang }: PierContext): PierView | null {
  const example = sailingExample(figures)
  if (!example) return null
  const slot = { from: minutesOfDay(example.slot.from), to: minutesOfDay(example.slot.to) }
  const sailing = minutesOfDay(example.sailing)
  const { arrivalMinutes, warmHours } = figures.service
  const [earliest, arrived] = [slot.from - arrivalMinutes, slot.to + arrivalMinutes]
  const start = Math.floor(earliest / 30) * 30
  // A step that exceeds the clock ends at its edge.
  const lineOf = (minutes: number) => 1 + Math.min(halfHours, Math.max(0, Math.round((minutes - start) / 30)))
  const spans = {
    van: [earliest, arrived],
    aboard: [arrived, sailing],
    // The food must still be good if it comes as early as it may.
    hot: [earliest, earliest + warmHours * 60],
    cold: [earliest, earliest + coldHours * 60],
  } as const
  return {
    lead: pierLead(example.sailing, figures.service)[lang],
    clock: Array.from({ length: halfHours }, (_, half) => start + half * 30).map((time) => ({
      time: timeOfMinutes(time),
      isSailing: time === sailing,
    })),
    steps: pierSteps(`${example.slot.from}–${example.slot.to}`, figures).map(({ id, heading, words }) => {
      const [from, to] = spans[id]
      return {
        id,
        time: `${timeOfMinutes(from)}–${timeOfMinutes(to)}`,
        from: lineOf(from),
        to: Math.max(lineOf(from) + 1, lineOf(to)),
        heading: heading[lang],
        words: words[lang],
      }
    }),
  }
}
