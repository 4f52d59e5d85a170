/** Without a connection nobody can order here, and the page gives the telephone number. */
import type { Text } from '#domain/text.ts'

export const noOrders: Text = {
  zh: '這是離線版本，不能落單；可先放入購物籃，上網後再落單。',
  en: 'This is a saved page: ordering needs a connection. You can fill your basket until then.',
}

export const basketStays: Text = {
  zh: '未能連線，暫時不能落單。購物籃會保留。',
  en: 'Ordering needs a connection. Your basket is kept.',
}

export const tryAgain: Text = { zh: '再試', en: 'Try again' }

/** @param hotline without the country code */
export const callInstead = (hotline: string): Text => ({
  zh: `急用可致電 ${hotline}`,
  en: `In a hurry? Call ${hotline}`,
})
