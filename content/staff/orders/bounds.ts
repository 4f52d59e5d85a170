/** Bounds that staff exceed deliberately. */
import { between } from '#content/phrases.ts'
import type { Bound } from '#domain/ordering/order-bounds.ts'
import type { Lang, Text } from '#domain/text.ts'

export const boundWarnings: Readonly<Record<Bound, Text>> = {
  'lead-time': {
    zh: '這天已過網上截單時間，客人自己不能訂。',
    en: 'This day is past the online order deadline; customers can’t order it themselves.',
  },
  'day-closed': { zh: '這天休息，不接網上訂單。', en: 'This day is closed to online orders.' },
  'slot-closed': { zh: '這個時段關閉，不接網上訂單。', en: 'This slot is closed to online orders.' },
  'slot-full': { zh: '加上這張單，這個時段超出上限。', en: 'This order takes the slot over its limit.' },
}

/** The checkboxes have these labels. */
export const boundChoices: Readonly<Record<Bound, Text>> = {
  'lead-time': { zh: '廚房做得到，照樣接單', en: 'Accept anyway: the kitchen can do it' },
  'day-closed': { zh: '休息日照樣接單', en: 'Accept on a closed day' },
  'slot-closed': { zh: '關閉時段照樣接單', en: 'Accept in a closed slot' },
  'slot-full': { zh: '超出上限照樣接單', en: 'Accept over the limit' },
}

/** The audit log uses these names. */
const boundNames: Readonly<Record<Bound, Text>> = {
  'lead-time': { zh: '已過截單時間', en: 'past the order deadline' },
  'day-closed': { zh: '休息日', en: 'closed day' },
  'slot-closed': { zh: '關閉時段', en: 'closed slot' },
  'slot-full': { zh: '時段超出上限', en: 'slot over its limit' },
}

const paidLater: Text = { zh: '免預付', en: 'no prepayment' }

/** Example: 老客人（已過截單時間、時段超出上限）. */
export function withBounds(reason: string, exceededBounds: readonly Bound[], lang: Lang): string {
  return withNames(
    reason,
    exceededBounds.map((bound) => boundNames[bound]),
    lang,
  )
}

/** The note also mentions payment later. */
export function entryNote(
  reason: string,
  exceededBounds: readonly Bound[],
  paysLater: boolean,
  lang: Lang,
): string {
  const names = exceededBounds.map((bound) => boundNames[bound])
  return withNames(reason, paysLater ? [...names, paidLater] : names, lang)
}

function withNames(reason: string, names: readonly Text[], lang: Lang): string {
  if (names.length === 0) return reason
  const list = names.map((name) => name[lang]).join(between.items[lang])
  return lang === 'zh' ? `${reason}（${list}）` : `${reason} (${list})`
}
