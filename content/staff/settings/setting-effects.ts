/** What a change of the settings does, in words. Actions word it, or the page would load all these words. */

import { counted } from '#content/counted.ts'
import { dayText } from '#content/dates.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { factNames } from '#content/staff/start.ts'
import type { SettingEffect } from '#domain/staff/settings/setting-effect.ts'
import type { Lang, Text } from '#domain/text.ts'

const orders = (count: number) => counted(count, ['future order', 'future orders'])
const one = (count: number, singular: string, plural: string) => (count === 1 ? singular : plural)

/** What a change does to orders, as one sentence. */
export function effectText(effect: SettingEffect): Text {
  switch (effect.kind) {
    case 'slot-closed': {
      const have = placed(effect.orders, {
        none: { zh: '這個時段未有單', en: 'no order is in this slot' },
        some: {
          zh: '張單在這個時段，照做照送',
          en: `in this slot ${one(effect.orders, 'keeps', 'keep')} it`,
        },
      })
      return {
        zh: `${effect.slot} 不再收新單；${have.zh}。`,
        en: `${effect.slot} takes no new orders; ${have.en}.`,
      }
    }
    case 'slot-opened':
      return { zh: `${effect.slot} 開始收單。`, en: `${effect.slot} takes orders.` }
    case 'over-capacity':
      return {
        zh: `${effect.slots} 個已有訂單的時段會超過新上限；不再收新單，已有的照做。`,
        en:
          effect.slots === 1
            ? '1 slot with orders exceeds the new capacity: it takes no more, and keeps what it has.'
            : `${effect.slots} slots with orders exceed the new capacity: they take no more, and keep what they have.`,
      }
    case 'slots-marked':
      return {
        zh: `${effect.slots} 個已有訂單的時段會標示為將滿。`,
        en: `${effect.slots} ${one(effect.slots, 'slot with orders is', 'slots with orders are')} marked as filling up.`,
      }
    case 'first-day': {
      const day = dayText(effect.date)
      return { zh: `今日落單，最早 ${day.zh}。`, en: `Ordered today, the earliest day is ${day.en}.` }
    }
    case 'lead-season': {
      const { from, to, days } = effect.season
      const have = placed(effect.orders, {
        none: { zh: '這段日子未有單', en: 'no order is due then' },
        some: { zh: '張單在這段日子，照做', en: `due then ${one(effect.orders, 'stays', 'stay')}` },
      })
      return {
        zh: `${from} 至 ${to} 送的單要 ${days} 日前落；${have.zh}。`,
        en: `Food due from ${from} to ${to} is ordered ${days} days ahead; ${have.en}.`,
      }
    }
    case 'last-day': {
      const day = dayText(effect.date)
      const have = placed(effect.orders, {
        none: { zh: '之後未有單', en: 'no order is beyond it' },
        some: { zh: '張單在之後，照做', en: `beyond it ${one(effect.orders, 'stays', 'stay')}` },
      })
      return {
        zh: `今日落單，最遲 ${day.zh}；${have.zh}。`,
        en: `Ordered today, the latest day is ${day.en}; ${have.en}.`,
      }
    }
    case 'set-beyond':
      return {
        zh: `「${effect.name.zh}」要 ${effect.days} 日前落單，日曆開放得不夠遠，客人不能再訂。`,
        en: `“${effect.name.en}” is ordered ${effect.days} days ahead, which is beyond the calendar: nobody can order it.`,
      }
    case 'zone-removed':
    case 'place-removed': {
      const have = placed(effect.orders, {
        none: { zh: '未有單選了它', en: 'no order has chosen it' },
        some: { zh: '張單，照做', en: `${one(effect.orders, 'keeps', 'keep')} it` },
      })
      return {
        zh: `「${effect.name.zh}」不再可選；${have.zh}。`,
        en: `“${effect.name.en}” can no longer be chosen; ${have.en}.`,
      }
    }
    case 'method-off': {
      const { name } = paymentTexts[effect.method]
      const unpaid = one(effect.orders, '1 unpaid order has', `${effect.orders} unpaid orders have`)
      const have =
        effect.orders === 0
          ? { zh: '沒有未付款的單選了它', en: 'no unpaid order has chosen it' }
          : {
              zh: `${effect.orders} 張未付款的單選了它，客人要改用其他方法`,
              en: `${unpaid} chosen it and will need another way`,
            }
      return { zh: `${name.zh}不再提供；${have.zh}。`, en: `${name.en} is no longer offered; ${have.en}.` }
    }
    case 'free-delivery':
      return {
        zh: `免運門檻 ${effect.from} → ${effect.to}；首頁、常見問題、輪播的文字會一齊改。`,
        en: `Free delivery ${effect.from} → ${effect.to}; the home page, the questions and the banners follow.`,
      }
    case 'promotion-shown':
      return {
        zh: `「${effect.name.zh}」會在首頁、常見問題及優惠列向所有人公開；設定日期或次數上限就不會公開。`,
        en: `“${effect.name.en}” is shown to everybody, on the home page, in the questions and in the promotion bar. With dates or a limit of uses it is not.`,
      }
    case 'promotion-hidden':
      return {
        zh: `「${effect.name.zh}」不再在首頁、常見問題及優惠列公開。`,
        en: `“${effect.name.en}” is no longer shown on the home page, in the questions and in the promotion bar.`,
      }
    case 'promotion-off':
    case 'promotion-removed': {
      const used = one(
        effect.orders,
        '1 order that has it keeps it',
        `${effect.orders} orders that have it keep it`,
      )
      const have =
        effect.orders === 0
          ? { zh: '未有單用過', en: 'no order has used it' }
          : { zh: `用過的 ${effect.orders} 張單照舊`, en: used }
      return effect.kind === 'promotion-off'
        ? {
            zh: `「${effect.name.zh}」停用；${have.zh}。`,
            en: `“${effect.name.en}” is switched off; ${have.en}.`,
          }
        : {
            zh: `「${effect.name.zh}」會刪除；${have.zh}。`,
            en: `“${effect.name.en}” is removed; ${have.en}.`,
          }
    }
    case 'promotion-waits':
      return {
        zh: `「${effect.name.zh}」送的${effect.dish.zh}已停售，恢復售賣前沒有客人會得到這個優惠。`,
        en: `“${effect.name.en}” gives ${effect.dish.en}, which is off sale: nobody gets it before the dish is back.`,
      }
    case 'code-changed':
      return {
        zh: `客人手上的 ${effect.from} 不再有效${effect.to === null ? '，優惠會自動套用' : `，改用 ${effect.to}`}。`,
        en: `${effect.from} is no longer valid${effect.to === null ? '; it applies by itself' : `: the code is ${effect.to}`}.`,
      }
    case 'counted-from-now':
      return {
        zh: `${effect.code} 的次數由現在起計；未設上限時用過的不計入上限。`,
        en: `Uses of ${effect.code} count from now on; those while it had no limit do not count towards it.`,
      }
    case 'texts-follow':
      return {
        zh: '條款、常見問題和相關頁面的文字會一齊改；如要新單用新條款，請一併更改條款版本。',
        en: 'The terms, the questions and other pages follow. Give the terms a new version if they are new for new orders.',
      }
    case 'facts-follow':
      return {
        zh: `網頁、電郵、單據及日曆會用新資料，已落的 ${effect.orders} 張未來的單亦然。`,
        en: `Pages, letters, slips and calendars show it from now on, those of ${orders(effect.orders)} too.`,
      }
    case 'site-closed': {
      const named = (lang: Lang) => effect.missing.map((name) => factNames[name][lang])
      return {
        zh: `客人會見不到網站，也不能落單，直至補回：${named('zh').join('、')}。`,
        en: `Nobody sees the site or can order until it has these again: ${named('en').join(', ')}.`,
      }
    }
    case 'orders-keep':
      if (effect.orders === 0) return { zh: '沒有未來的單。', en: 'There are no future orders.' }
      return {
        zh: `${effect.orders} 張未來的單照原本的價錢和條款。`,
        en: `${orders(effect.orders)} ${one(effect.orders, 'keeps its', 'keep their')} prices and terms.`,
      }
  }
}

/** 已有 3 張單在這個時段，照做照送; or that there are none. */
function placed(count: number, { none, some }: { readonly none: Text; readonly some: Text }): Text {
  return count === 0 ? none : { zh: `已有 ${count} ${some.zh}`, en: `${orders(count)} ${some.en}` }
}
