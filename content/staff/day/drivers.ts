import { pageNames } from '#content/staff/shell/page-names.ts'
import type { Text } from '#domain/text.ts'

export const driversPage = {
  title: pageNames.drivers,
  summary: {
    zh: '司機毋須電郵和密碼：每日一條連結，只可在一部手機打開，有效至當晚 24:00。',
    en: 'Drivers need no email or password: one link a day, on one phone, valid until midnight.',
  },
  name: { zh: '姓名', en: 'Name' },
  phone: { zh: '電話', en: 'Phone' },
  phoneHint: {
    zh: '可留空。送貨途中，客人在訂單頁見到姓名和電話；送到後便看不到。',
    en: 'Optional. During delivery, customers see the name and number on the order page, but not afterwards.',
  },
  phones: { zh: '電話', en: 'Phone numbers' },
  savePhone: { zh: '儲存', en: 'Save' },
  today: { zh: '今日的連結', en: 'Today’s link' },
  add: { zh: '新增司機', en: 'Add a driver' },
  none: { zh: '未有司機。', en: 'No drivers yet.' },
  noLink: { zh: '未有', en: 'None yet' },
  notOpened: { zh: '未打開', en: 'Not opened yet' },
  give: { zh: '製作連結', en: 'Create link' },
  giveAgain: { zh: '另發連結', en: 'Create new link' },
  takeBack: { zh: '收回', en: 'Withdraw' },
  copyHint: {
    zh: '只顯示這一次。用 WhatsApp 傳給司機；打開後，其他裝置不能再打開。',
    en: 'Shown only once. Send it to the driver; once opened, it can’t be opened on another device.',
  },
  notFound: { zh: '找不到這位司機，可能已停用。', en: 'Driver not found; the account may be blocked.' },
  badPhone: { zh: '這個電話號碼不正確，未有儲存。', en: 'Not a valid phone number. Nothing was saved.' },
  noName: { zh: '請填姓名。', en: 'Please enter a name.' },
} as const satisfies Record<string, Text>

/** @param time HH:mm in Hong Kong */
export const openedAt = (time: string): Text => ({ zh: `${time} 已打開`, en: `Opened at ${time}` })

export const linkOf = (name: string): Text => ({ zh: `${name} 今日的連結`, en: `Today’s link for ${name}` })

export const dayLink = {
  title: { zh: '開始今日的送貨', en: 'Start today’s deliveries' },
  explain: {
    zh: '登入後到今晚 24:00 有效，只限這部手機。',
    en: 'You stay signed in until midnight, on this phone only.',
  },
  start: { zh: '登入', en: 'Sign in' },
  gone: { zh: '這條連結已經失效', en: 'This link no longer works' },
  goneWhy: {
    zh: '連結只限當日、只可在一部手機開。請向辦公室要一條新連結。',
    en: 'A link is for one day and one phone. Ask the office for a new one.',
  },
} as const satisfies Record<string, Text>

/** A link is shown once, to be copied. */
export const driverLinkTexts = {
  copy: { zh: '複製', en: 'Copy' },
  copied: { zh: '已複製', en: 'Copied' },
} as const satisfies Record<string, Text>
