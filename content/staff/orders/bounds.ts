/** The words about bounds that staff exceed on purpose. */
import { between } from '#content/listed.ts'
import type { Bound } from '#domain/ordering/order-bounds.ts'
import type { Lang, Text } from '#domain/text.ts'

/** Why the order is beyond what customers can order, and that somebody may decide otherwise. */
export const boundWarnings: Readonly<Record<Bound, Text>> = {
  'lead-time': {
    zh: '這天已過網上截單時間，客人自己不能訂。',
    en: 'This day is closer than customers can order online.',
  },
  'day-closed': { zh: '這天休息，不接網上訂單。', en: 'On this day no orders are taken online.' },
  'slot-closed': { zh: '這個時段關閉，不接網上訂單。', en: 'In this slot no orders are taken online.' },
  'slot-full': { zh: '加上這張單，這個時段超出上限。', en: 'With this order the slot is over its limit.' },
}

/** What is ticked to exceed each of them. */
export const boundChoices: Readonly<Record<Bound, Text>> = {
  'lead-time': { zh: '廚房做得到，照樣趕工', en: 'The kitchen can do it: take it all the same' },
  'day-closed': { zh: '休息日照樣接單', en: 'Take it on the closed day' },
  'slot-closed': { zh: '關閉時段照樣接單', en: 'Take it in the closed slot' },
  'slot-full': { zh: '超出上限照樣接單', en: 'Take it over the limit' },
}

/** As the trail names them. */
const boundNames: Readonly<Record<Bound, Text>> = {
  'lead-time': { zh: '已過截單時間', en: 'past the lead time' },
  'day-closed': { zh: '休息日', en: 'closed day' },
  'slot-closed': { zh: '關閉時段', en: 'closed slot' },
  'slot-full': { zh: '時段超出上限', en: 'slot over its limit' },
}

const paidLater: Text = { zh: '免預付', en: 'not paid upfront' }

/** A reason with the bounds that it is for: 老客人（已過截單時間、時段超出上限）. */
export function withBounds(reason: string, exceeded: readonly Bound[], lang: Lang): string {
  return withNames(
    reason,
    exceeded.map((bound) => boundNames[bound]),
    lang,
  )
}

/** The same for an order that staff enter, which may be paid later too. */
export function entryNote(
  reason: string,
  exceeded: readonly Bound[],
  paysLater: boolean,
  lang: Lang,
): string {
  const names = exceeded.map((bound) => boundNames[bound])
  return withNames(reason, paysLater ? [...names, paidLater] : names, lang)
}

function withNames(reason: string, names: readonly Text[], lang: Lang): string {
  if (names.length === 0) return reason
  const listed = names.map((name) => name[lang]).join(between.items[lang])
  return lang === 'zh' ? `${reason}（${listed}）` : `${reason} (${listed})`
}
