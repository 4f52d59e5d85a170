import type { Text } from '#domain/text.ts'

export const cart = {
  title: { zh: '購物籃', en: 'Your basket' },
  empty: { zh: '購物籃未有嘢，去揀個套餐先。', en: 'Your basket is empty. Choose a set to start.' },
  seeMenus: { zh: '睇餐牌', en: 'See the menu' },
  goOrder: { zh: '去落單', en: 'Checkout' },
  subtotal: { zh: '小計', en: 'Subtotal' },
  beforeDelivery: { zh: '未計運費', en: 'Delivery not included' },
  blocked: {
    zh: '有套餐未能落單，請先更改或移除。',
    en: 'One of your sets needs a change before you can order. Please change or remove it.',
  },
  nothingToOrder: {
    zh: '購物籃內沒有可以落單的套餐，請另選套餐。',
    en: 'Nothing in your basket can be ordered now. Please choose another set.',
  },
  undo: { zh: '還原', en: 'Undo' },
  gone: { zh: '已停售，不會計入訂單', en: 'No longer available; not counted in your order' },
  soldAtShop: {
    zh: '此套餐於網店發售，不會計入訂單',
    en: 'Sold in our online store; not counted in your order',
  },
  chooseAgain: {
    zh: '請重新選擇菜式，選好之前不會計入訂單',
    en: 'Please choose its dishes again; it is not counted until then',
  },
  nameless: { zh: '套餐', en: 'Set' },
  pricesOld: {
    zh: '未能更新價錢，以下是加入購物籃時的價錢。',
    en: 'Prices could not be updated: these are the prices when you added the sets.',
  },
} satisfies Record<string, Text>

export function itemRemoved(name: string): Text {
  return { zh: `已移除「${name}」`, en: `${name} removed` }
}

export function removeLabel(name: string): Text {
  return { zh: `移除${name}`, en: `Remove ${name}` }
}

export function dishTotal(count: number): Text {
  return { zh: `${count} 款菜式`, en: count === 1 ? '1 dish' : `${count} dishes` }
}
