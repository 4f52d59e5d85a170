/** Maximum letters, in a module of its own to keep the sections out of the bundle. */
import { maxLetters } from '#domain/input-limits.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { paymentMethods } from '#domain/payment/payment-method.ts'
import { letterOccasions } from '#domain/shop/letter-words.ts'
import { shopServices, statementNames } from '#domain/shop/settings.ts'
import { allergenField } from '#domain/staff/shop/menus/dish-values.ts'
import { rowField } from './rows.ts'

type LongestOf = (name: string) => number | null
type Limits = Readonly<Record<string, number>>

const text = { name: 100, note: 200, address: 300, words: 500 } as const
/** MM-DD fits too. */
const figure = 20

export const maxPromotions = 200
export const maxGiftSets = 100

export const shopTexts = ['name', 'company', 'companyType', 'address', 'area', 'wayThere'] as const
export const extraPrices = ['freeDeliveryFrom', 'cutleryPrice', 'tongsPrice'] as const
const letterWords = new RegExp(`^words\\.(${letterOccasions.join('|')})\\.(zh|en)$`)
const slotName = /^slot\.(\d\d:\d\d)$/

const figures = (...names: readonly string[]): Limits =>
  Object.fromEntries(names.map((name) => [name, figure]))

const both = (name: string, max: number): Limits => ({ [`${name}.zh`]: max, [`${name}.en`]: max })

const limitFor =
  (limits: Limits): LongestOf =>
  (name) =>
    limits[name] ?? null

const inRows =
  (kind: string, limits: Limits): LongestOf =>
  (name) => {
    const [value, , field = ''] = rowField.exec(name)?.slice(1) ?? []
    return value === kind ? (limits[field] ?? null) : null
  }

const either =
  (...all: readonly LongestOf[]): LongestOf =>
  (name) =>
    all.reduce<number | null>((count, longest) => count ?? longest(name), null)

const fieldLimits = {
  shop: limitFor({
    hasEnglish: 2,
    ...Object.assign({}, ...shopTexts.map((name) => both(name, text.note))),
    hotline: 21,
    chatNumber: 21,
    email: 100,
    contactHours: 11,
    licenceNumber: 30,
    facebookUrl: 200,
    instagramUrl: 200,
    ...figures('latitude', 'longitude'),
  }),
  zones: either(
    inRows('zone', { ...figures('fee', 'special'), ...both('name', text.name), ...both('note', text.note) }),
    inRows('district', { zone: 60, rest: 60 }),
  ),
  remotePlaces: inRows('place', {
    zone: 60,
    free: 2,
    quote: 2,
    ...both('name', text.name),
    ...both('note', text.note),
  }),
  leadTimes: either(
    limitFor(figures('leadDays', 'horizonDays')),
    inRows('lead', figures('from', 'to', 'days')),
  ),
  slots: either(limitFor(figures('slotCapacity', 'warnFromPercent')), (name) =>
    slotName.test(name) ? 2 : null,
  ),
  extras: limitFor(figures(...extraPrices)),
  specialDates: inRows('date', figures('from', 'to')),
  pickupPlaces: inRows('pickup', { ...both('name', text.name), ...both('address', text.address) }),
  payment: limitFor({
    ...figures('payWithinHours', 'officeRefundLimit'),
    ...both('payee', text.name),
    fps: 79,
    fpsReference: 3,
    payMe: 200,
    ...both('bank', text.name),
    bankAccount: 30,
    ...Object.fromEntries(paymentMethods.map((method) => [`method.${method}`, 2])),
  }),
  mail: either(limitFor({ senderName: text.name, replyTo: 100, staffAddress: 100 }), (name) =>
    letterWords.test(name) ? text.words : null,
  ),
  promotions: inRows('promo', {
    on: 2,
    code: maxLetters.promotionCode,
    kind: 20,
    dish: 100,
    sets: maxGiftSets * figure,
    ...figures('off', 'min', 'number', 'boxes', 'seasonfrom', 'seasonto', 'from', 'until', 'uses', 'each'),
    ...both('name', text.name),
    ...both('about', text.note),
  }),
  service: limitFor({
    ...figures(
      'urgentByChatWorkingDays',
      'thaiByChatDays',
      'slotChangeWorkingDays',
      'arrivalMinutes',
      'waitingFreeMinutes',
      'waitingPerMinutes',
      'waitingFeeFrom',
      'waitingFeeTo',
      'warmHours',
      'reportWithinHours',
      'guestsMin',
      'guestsMax',
      'dishSwapFrom',
      'labelledBoxesFrom',
      'menuRefreshMonths',
    ),
    ...Object.fromEntries([...shopServices, ...allergens.map(allergenField)].map((name) => [name, 2])),
    ...Object.assign({}, ...statementNames.map((name) => both(name, text.words))),
  }),
  terms: limitFor({ ...figures('noticeDays', 'feePercent', 'postponeWithinDays'), stopsInBlackRain: 2 }),
  customerData: limitFor(figures('customerMonths', 'recordYears')),
  signIn: limitFor({ secondFactorRequired: 2 }),
} satisfies Record<string, LongestOf>

export type SectionId = keyof typeof fieldLimits

export const sectionIds = Object.keys(fieldLimits) as readonly SectionId[]

/** The value is null if the section lacks the field. */
export const longestIn = (section: SectionId, name: string): number | null => fieldLimits[section](name)

/** Field names are unique across sections. */
export const longestOfField = (name: string): number | null => either(...Object.values(fieldLimits))(name)
