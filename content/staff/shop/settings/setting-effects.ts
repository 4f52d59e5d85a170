/** Used on the server, to keep pages small. */

import { dayText } from '#content/dates.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { countOf } from '#content/phrases.ts'
import { factNames } from '#content/staff/office/start.ts'
import type { SettingEffect } from '#domain/staff/shop/settings/setting-effect.ts'
import type { Lang, Text } from '#domain/text.ts'

const orders = (count: number) => countOf(count, ['future order', 'future orders'])
const one = (count: number, singular: string, plural: string) => (count === 1 ? singular : plural)

export function effectText(effect: SettingEffect): Text {
  switch (effect.kind) {
    case 'slot-closed': {
      const have = countText(effect.orders, {
        none: { zh: '這個時段未有單', en: 'there are no orders in this slot' },
        some: {
          zh: '張單在這個時段，不受影響',
          en: `in this slot ${one(effect.orders, 'is', 'are')} not affected`,
        },
      })
      return {
        zh: `${effect.slot} 不再收新單；${have.zh}。`,
        en: `${effect.slot} is closed to new orders; ${have.en}.`,
      }
    }
    case 'slot-opened':
      return { zh: `${effect.slot} 開始收單。`, en: `${effect.slot} is open to orders.` }
    case 'over-capacity':
      return {
        zh: `${effect.slots} 個已有訂單的時段會超過新上限；不再收新單，已有訂單不受影響。`,
        en:
          effect.slots === 1
            ? '1 slot with orders exceeds the new limit: no new orders, existing ones are not affected.'
            : `${effect.slots} slots with orders exceed the new limit: no new orders, existing ones are not affected.`,
      }
    case 'slots-marked':
      return {
        zh: `${effect.slots} 個已有訂單的時段會標示為將滿。`,
        en: `${effect.slots} ${one(effect.slots, 'slot with orders is', 'slots with orders are')} marked as almost full.`,
      }
    case 'first-day': {
      const day = dayText(effect.date)
      return { zh: `今日落單，最早 ${day.zh}。`, en: `Earliest date when ordering today: ${day.en}.` }
    }
    case 'lead-season': {
      const { from, to, days } = effect.season
      const have = countText(effect.orders, {
        none: { zh: '這段日子未有單', en: 'there are no orders in this period' },
        some: {
          zh: '張單在這段日子，不受影響',
          en: `in this period ${one(effect.orders, 'is', 'are')} not affected`,
        },
      })
      return {
        zh: `${from} 至 ${to} 送的單要 ${days} 日前落；${have.zh}。`,
        en: `Orders for ${from} to ${to} must be placed ${days} days ahead; ${have.en}.`,
      }
    }
    case 'last-day': {
      const day = dayText(effect.date)
      const have = countText(effect.orders, {
        none: { zh: '之後未有單', en: 'there are no orders after it' },
        some: { zh: '張單在之後，不受影響', en: `after it ${one(effect.orders, 'is', 'are')} not affected` },
      })
      return {
        zh: `今日落單，最遲 ${day.zh}；${have.zh}。`,
        en: `Latest date when ordering today: ${day.en}; ${have.en}.`,
      }
    }
    case 'set-beyond':
      return {
        zh: `「${effect.name.zh}」要 ${effect.days} 日前落單，日曆開放得不夠遠，客人不能再訂。`,
        en: `“${effect.name.en}” must be ordered ${effect.days} days ahead, beyond the calendar, so customers can’t order it.`,
      }
    case 'zone-removed':
    case 'place-removed': {
      const have = countText(effect.orders, {
        none: { zh: '未有訂單使用', en: 'no orders use it' },
        some: {
          zh: '張單使用，不受影響',
          en: `${one(effect.orders, 'uses it and is', 'use it and are')} not affected`,
        },
      })
      return {
        zh: `「${effect.name.zh}」不再可選；${have.zh}。`,
        en: `“${effect.name.en}” can no longer be chosen; ${have.en}.`,
      }
    }
    case 'method-off': {
      const { name } = paymentTexts[effect.method]
      const unpaid = one(effect.orders, '1 unpaid order uses', `${effect.orders} unpaid orders use`)
      const have =
        effect.orders === 0
          ? { zh: '沒有未付款的訂單使用', en: 'no unpaid orders use it' }
          : {
              zh: `${effect.orders} 張未付款的單選了這種方式，客人要改用其他方式`,
              en: `${unpaid} it and will need another payment method`,
            }
      return { zh: `${name.zh}不再提供；${have.zh}。`, en: `${name.en} is no longer offered; ${have.en}.` }
    }
    case 'free-delivery':
      return {
        zh: `免運門檻 ${effect.from} → ${effect.to}；首頁、常見問題、輪播的文字會一併更新。`,
        en: `Free delivery ${effect.from} → ${effect.to}; the home page, FAQ and banners will update.`,
      }
    case 'promotion-shown':
      return {
        zh: `「${effect.name.zh}」會在首頁、常見問題及優惠列向所有人公開；設定日期或次數上限就不會公開。`,
        en: `“${effect.name.en}” will be shown to everyone on the home page, in the FAQ and in the promotion bar. Set dates or a usage limit to keep it private.`,
      }
    case 'promotion-hidden':
      return {
        zh: `「${effect.name.zh}」不再在首頁、常見問題及優惠列公開。`,
        en: `“${effect.name.en}” will no longer be shown on the home page, in the FAQ or in the promotion bar.`,
      }
    case 'promotion-off':
    case 'promotion-removed': {
      const usesText = one(
        effect.orders,
        '1 order that used it is not affected',
        `${effect.orders} orders that used it are not affected`,
      )
      const have =
        effect.orders === 0
          ? { zh: '未有單用過', en: 'no orders have used it' }
          : { zh: `用過的 ${effect.orders} 張單不受影響`, en: usesText }
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
        en: `“${effect.name.en}” gives ${effect.dish.en}, which is off sale: customers can’t get it until the dish is back on sale.`,
      }
    case 'code-changed':
      return {
        zh: `客人手上的 ${effect.from} 不再有效${effect.to === null ? '，優惠會自動套用' : `，改用 ${effect.to}`}。`,
        en: `${effect.from} is no longer valid${effect.to === null ? '; the promotion applies automatically' : `; the new code is ${effect.to}`}.`,
      }
    case 'earlier-uses-count':
      return {
        zh: `${effect.code} 之前用過的次數一併計算。`,
        en: `Earlier uses of ${effect.code} count too.`,
      }
    case 'texts-follow':
      return {
        zh: '條款、常見問題和相關頁面的文字會一併更新。條款的新文字是新版本，已落的單照落單時的版本。',
        en: 'The terms, FAQ and related pages will update. The new text of the terms is a new version; placed orders keep theirs.',
      }
    case 'details-follow':
      return {
        zh: `網頁、電郵、單據及日曆會用新資料，已落的 ${effect.orders} 張未來的單亦然。`,
        en: `Pages, emails, slips and calendars will show the new details, including those of ${orders(effect.orders)}.`,
      }
    case 'site-closed': {
      const missingNames = (lang: Lang) => effect.missing.map((name) => factNames[name][lang])
      return {
        zh: `客人會看不到網站，也不能落單，直至補上：${missingNames('zh').join('、')}。`,
        en: `Customers can’t see the site or order until these are filled in: ${missingNames('en').join(', ')}.`,
      }
    }
    case 'orders-keep':
      if (effect.orders === 0) return { zh: '沒有未來的單。', en: 'There are no future orders.' }
      return {
        zh: `${effect.orders} 張未來的單維持原本的價錢和條款。`,
        en: `${orders(effect.orders)} ${one(effect.orders, 'keeps its', 'keep their')} prices and terms.`,
      }
  }
}

/** 已有 3 張單在這個時段，不受影響, or that there are none. */
function countText(count: number, { none, some }: { readonly none: Text; readonly some: Text }): Text {
  return count === 0 ? none : { zh: `已有 ${count} ${some.zh}`, en: `${orders(count)} ${some.en}` }
}
