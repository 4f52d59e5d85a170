/** How a new shop opens. */
import { type CalendarDate, parseCalendarDate } from '#domain/calendar.ts'

/** Customers need these details before paying. */
export const requiredDetails = [
  ...(['name', 'company', 'address', 'position', 'hotline', 'chatNumber', 'contactHours', 'email'] as const),
  'licenceNumber',
] as const

export type RequiredDetail = (typeof requiredDetails)[number]

export interface Opening {
  /** Details that are placeholders. */
  readonly missingDetails: readonly RequiredDetail[]
  /** True if the shop has an account or a payment provider. */
  readonly canBePaid: boolean
  readonly setsOnSale: number
}

/** Visitors may see pages only once the shop's identity and contact are set. */
export function isIntroduced({ missingDetails }: Pick<Opening, 'missingDetails'>): boolean {
  return missingDetails.length === 0
}

export function isReadyToSell({ missingDetails, canBePaid, setsOnSale }: Opening): boolean {
  return isIntroduced({ missingDetails }) && canBePaid && setsOnSale > 0
}

/** The parts of the guide to opening, in order; the last one is opening itself. */
export const guideSteps = ['details', 'brand', 'zones', 'menu', 'payment', 'pages'] as const
export type GuideStep = (typeof guideSteps)[number]

/** Empty for a shop that is open. */
export interface StoredOpening {
  /** Visitors see only that the shop opens soon. */
  readonly isHidden?: boolean
  readonly opensOn?: CalendarDate
  readonly skipped?: readonly GuideStep[]
}

export type OpeningChange =
  | { readonly verb: 'open' | 'close' }
  | { readonly verb: 'skip'; readonly step: GuideStep }
  | { readonly verb: 'date'; readonly opensOn: string }

/** Null for a date that has passed or is none. */
export function changedOpening(
  stored: StoredOpening,
  change: OpeningChange,
  today: CalendarDate,
): StoredOpening | null {
  const { opensOn: _, ...rest } = stored
  switch (change.verb) {
    case 'open':
      return { skipped: stored.skipped ?? [] }
    case 'close':
      return { ...rest, isHidden: true }
    case 'skip':
      return { ...stored, skipped: [...new Set([...(stored.skipped ?? []), change.step])] }
    case 'date': {
      if (change.opensOn === '') return rest
      const opensOn = parseCalendarDate(change.opensOn)
      return opensOn && opensOn >= today ? { ...rest, opensOn } : null
    }
  }
}

/** The first part that is neither done nor skipped; null if only opening is left. */
export function nextStep(done: Readonly<Record<GuideStep, boolean>>, { skipped = [] }: StoredOpening) {
  return guideSteps.find((step) => !done[step] && !skipped.includes(step)) ?? null
}

/** A date that has passed is not promised. */
export const opensOnFrom = (today: CalendarDate, { opensOn }: StoredOpening): CalendarDate | null =>
  opensOn && opensOn >= today ? opensOn : null
