/** The event enquiry dialog and its chat message (spec sections 3, 5 and 7). */

import { dayText } from '#content/dates.ts'
import { between, joinList } from '#content/phrases.ts'
import type { Refusal, RefusalCode, RefusalData } from '#domain/refusals.ts'
import type { Enquiry, EnquiryField, EquipmentKind, ServingStyle } from '#domain/shop/event-enquiry.ts'
import type { Lang, Text } from '#domain/text.ts'

/** Both chat forms share these texts. */
export const forms = {
  required: { zh: '為必填。', en: 'is required.' },
  cancel: { zh: '取消', en: 'Cancel' },
  startAgain: { zh: '重新填寫', en: 'Start again' },
  undo: { zh: '還原剛才的資料', en: 'Undo' },
  cleared: { zh: '已清空表格。', en: 'The form has been cleared.' },
  restored: { zh: '已還原你之前填寫的資料。', en: 'Your earlier answers have been restored.' },
  privacyBefore: {
    zh: '資料只會放進你自己傳送的訊息，本網站不會記錄，見',
    en: 'Your details go only into the message you send; this site does not store them. See our ',
  },
  privacy: { zh: '私隱政策', en: 'privacy policy' },
  privacyAfter: { zh: '。', en: '.' },

  submitted: { zh: 'submit!', en: 'submit!' },
  next: {
    zh: '訊息已準備好。WhatsApp 已在新分頁開啟，按「傳送」即可。職員收到後會回覆你。',
    en: 'Message ready. WhatsApp has opened in a new tab with your message written. Press send there and our staff will reply.',
  },
  blocked: {
    zh: 'WhatsApp 應該已經開啟，但瀏覽器攔截了新分頁。訊息已寫好，請按「開啟 WhatsApp」，或者複製訊息、以電郵傳給我們。',
    en: 'WhatsApp should have opened, but your browser blocked the new tab. Your message is written: press “Open WhatsApp”, or copy it, or send it by email.',
  },
  sendAgain: { zh: '再傳一次', en: 'Send again' },
  openAgain: { zh: '開啟 WhatsApp', en: 'Open WhatsApp' },
  fallback: {
    zh: 'WhatsApp 沒有開啟？可以再按一次，或複製以下訊息，用電郵傳給我們也可以。',
    en: 'WhatsApp did not open? Open it again, or copy the message below, or send it by email.',
  },
  message: { zh: '你的訊息', en: 'Your message' },
  copy: { zh: '複製訊息', en: 'Copy the message' },
  copied: { zh: '已複製', en: 'Copied' },
  notCopied: { zh: '未能複製，請自行選取訊息', en: 'Could not copy. Please select the message yourself' },
  mail: { zh: '以電郵傳送', en: 'Send by email' },
} satisfies Record<string, Text>

export const wrongFields = (number: number): Text => ({
  zh: `尚有 ${number} 項需要更正，請檢查後再傳送。`,
  en:
    number === 1
      ? 'Please correct 1 field, then send again.'
      : `Please correct ${number} fields, then send again.`,
})

/** The link shortens fields; the copied message is complete. */
export const shortenedFields = (names: readonly Text[]): Text => ({
  zh: `內容較長，訊息內的${names.map(({ zh }) => `「${zh}」`).join('')}已縮短。如要全文，請複製以下訊息，貼到 WhatsApp。`,
  en: `Your message is long, so ${joinList(names).en.toLowerCase()} had to be shortened in the message. For the full text, copy the message below and paste it into WhatsApp.`,
})

export const enquiry = {
  title: { zh: '活動查詢', en: 'Event enquiry' },
  lead: {
    zh: '填好按「傳送查詢」，會開啟 WhatsApp，資料已預先填好。有',
    en: 'Press send and WhatsApp will open with everything filled in.',
  },
  send: { zh: '傳送查詢', en: 'Send enquiry' },
  chooseSlot: { zh: '請選擇時間', en: 'Choose a time' },
  chooseStyle: { zh: '未決定', en: 'Not decided yet' },
  mailSubject: { zh: '活動查詢', en: 'Event enquiry' },
} satisfies Record<string, Text>

/** Eight digits count as a Hong Kong number (decisions 9). */
export const phoneHint: Text = {
  zh: '香港、澳門（請加 853）、內地或台灣號碼。',
  en: 'Hong Kong, Macau (with +853), mainland China or Taiwan.',
}

export const arrival = (minutes: number): Text => ({
  zh: `一般於前後 ${minutes} 分鐘內送到`,
  en: `Arrival normally within ${minutes} minutes either way`,
})

export const enquiryLabels: Record<EnquiryField, Text> = {
  name: { zh: '稱呼', en: 'Name' },
  email: { zh: '電郵', en: 'Email' },
  phone: { zh: '聯絡電話', en: 'Phone' },
  company: { zh: '公司名稱', en: 'Company' },
  date: { zh: '活動日期', en: 'Event date' },
  slot: { zh: '時間', en: 'Time' },
  location: { zh: '活動地點', en: 'Venue' },
  guests: { zh: '賓客人數', en: 'Guests' },
  budget: { zh: '預算', en: 'Budget' },
  servingStyle: { zh: '供餐形式', en: 'Serving style' },
  waiters: { zh: '侍應人數', en: 'Waiting staff' },
  food: { zh: '所需食物', en: 'Food' },
  drinks: { zh: '飲品', en: 'Drinks' },
  equipment: { zh: '器材', en: 'Equipment' },
  remarks: { zh: '備註', en: 'Remarks' },
}

export const enquiryPlaceholders: Partial<Record<EnquiryField, Text>> = {
  name: { zh: '陳先生', en: 'Ms Chan' },
  email: { zh: 'chan@example.com', en: 'chan@example.com' },
  phone: { zh: '9123 4567', en: '9123 4567' },
  location: { zh: '例如：觀塘工業大廈地下展廳', en: 'e.g. ground-floor hall, Kwun Tong' },
  budget: { zh: '總數或每位計都可以', en: 'Total, or per person' },
  food: { zh: '中式小食、壽司、甜品枱', en: 'Chinese snacks, sushi, a sweets table' },
  drinks: { zh: '凍檸茶、果茶', en: 'Iced lemon tea, fruit tea' },
}

export const servingStyleNames: Record<ServingStyle, Text> = {
  buffet: { zh: '自助餐', en: 'Buffet' },
  'lunch-box': { zh: '飯盒', en: 'Lunch boxes' },
  platters: { zh: '小食拼盤', en: 'Platters' },
  reception: { zh: '酒會小食', en: 'Cocktail canapés' },
}

export const equipmentNames: Record<EquipmentKind, Text> = {
  'heat-stove': { zh: '保溫爐', en: 'Food warmers' },
  table: { zh: '長枱', en: 'Long tables' },
  chairs: { zh: '椅', en: 'Chairs' },
  'table-linen': { zh: '枱布', en: 'Table linen' },
}

/** Short labels save room in links; English messages are bilingual for Chinese-reading staff. */
const messageLabels: Record<EnquiryField, Text> = {
  ...enquiryLabels,
  phone: { zh: '電話', en: 'Phone' },
  company: { zh: '公司', en: 'Company' },
  date: { zh: '日期', en: 'Date' },
  location: { zh: '地點', en: 'Venue' },
  guests: { zh: '人數', en: 'Guests' },
  servingStyle: { zh: '形式', en: 'Style' },
  waiters: { zh: '侍應', en: 'Staff' },
  food: { zh: '食物', en: 'Food' },
}

export const messageLabel = ({ zh, en }: Text, lang: Lang): string => (lang === 'zh' ? zh : `${en} ${zh}`)

export const messageColon: Record<Lang, string> = { zh: '：', en: ': ' }

/** One line per field; dates are YYYY-MM-DD as in the specification. */
export function enquiryMessage(enquiry: Enquiry, lang: Lang) {
  const { slot, servingStyle, waiters, equipment } = enquiry
  const values: Record<EnquiryField, string> = {
    ...enquiry,
    slot: `${slot.from}–${slot.to}`,
    guests: String(enquiry.guests),
    servingStyle: servingStyle ? servingStyleNames[servingStyle][lang] : '',
    waiters: waiters === null ? '' : String(waiters),
    equipment: equipment.map((kind) => equipmentNames[kind][lang]).join(between.items[lang]),
  }
  const fields = Object.keys(enquiryLabels) as EnquiryField[]
  return {
    opening:
      lang === 'zh' ? '你好！我想查詢活動到會：' : 'Hello! I would like to ask about catering an event:',
    colon: messageColon[lang],
    rows: fields.map((field) => ({
      field,
      label: messageLabel(messageLabels[field], lang),
      value: values[field],
    })),
  }
}

type Texts = { readonly [Code in RefusalCode]?: (data: RefusalData[Code]) => Text }

/** The specification words these differently from the order form. */
const formTexts: Texts = {
  'name-missing': () => ({ zh: '請輸入您的稱呼', en: 'Please enter your name' }),
  // The specification says 3 to 5 for Chinese names, but shorter names are accepted (decisions 10).
  'name-length': ({ min, max }) =>
    max > 5
      ? { zh: `稱呼最多 ${max} 個字`, en: `Please use at most ${max} characters` }
      : {
          zh: `長度在 3 到 5 個字，亦可以短至 ${min} 個字`,
          en: `A Chinese name has ${min} to ${max} characters`,
        },
  'email-missing': () => ({ zh: '請輸入電郵', en: 'Please enter an email address' }),
  'email-invalid': () => ({
    zh: '格式不對，請輸入電郵，例如 chan@example.com',
    en: 'Please enter a valid email address, such as chan@example.com',
  }),
  'phone-missing': () => ({ zh: '請輸入聯絡方式', en: 'Please enter a phone number' }),
  'phone-invalid': () => ({
    zh: '請輸入正確的手機號碼格式，例如 9123 4567',
    en: 'Please enter a valid phone number, such as 9123 4567',
  }),
  'date-too-early': () => ({ zh: '日期不能早於今日', en: 'The date can’t be in the past' }),
  'date-too-late': ({ latest }) => ({
    zh: `請選擇 ${latest.slice(0, 4)} 年 ${dayText(latest).zh}或之前的日子`,
    en: `Please select a date up to ${dayText(latest).en} ${latest.slice(0, 4)}`,
  }),
}

/** Returns undefined if the default text applies. */
export function formRefusalText(refusal: Refusal, lang: Lang): string | undefined {
  const { code, data } = refusal
  const text = formTexts[code] as ((data: Refusal['data']) => Text) | undefined
  return text?.(data)[lang]
}
