/** The texts of the cart. */

import type { Text } from '#domain/text.ts'

export const cart = {
  title: { zh: '購物籃', en: 'Your basket' },
  empty: { zh: '購物籃仲係空嘅，去揀返個餐先。', en: 'Your basket is empty. Choose a set to start.' },
  seeMenus: { zh: '睇餐牌', en: 'See menus' },
  goOrder: { zh: '去落單', en: 'Checkout' },
  subtotal: { zh: '小計', en: 'Subtotal' },
  beforeDelivery: { zh: '未計運費', en: 'Delivery not included' },
  blocked: {
    zh: '有套餐未能落單，請先更改或移除。',
    en: 'A set can’t be ordered as it is. Please change or remove it first.',
  },
  nothingToOrder: { zh: '購物籃內沒有可以落單的套餐。', en: 'Nothing here can be ordered.' },
  undo: { zh: '還原', en: 'Undo' },
  gone: { zh: '已停售，不會計入訂單', en: 'No longer available; not counted in your order' },
  soldAtShop: {
    zh: '此套餐於網店發售，不會計入訂單',
    en: 'Sold in our online shop; not counted in your order',
  },
  chooseAgain: {
    zh: '請重新選擇此套餐，暫不會計入訂單',
    en: 'Please choose this set again; not counted in your order until then',
  },
  nameless: { zh: '套餐', en: 'Set menu' },
  pricesOld: {
    zh: '未能更新價錢，以下是加入購物籃時的價錢。',
    en: 'Prices could not be refreshed: these are from when you added them.',
  },
} satisfies Record<string, Text>

export function removed(name: string): Text {
  return { zh: `已移除「${name}」`, en: `${name} removed` }
}

/** Accessible name of the remove button. */
export function removeNamed(name: string): Text {
  return { zh: `移除${name}`, en: `Remove ${name}` }
}

export function dishTotal(count: number): Text {
  return { zh: `${count} 款菜式`, en: `${count} dishes` }
}
