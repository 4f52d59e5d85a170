/** The "Contact Details" dialog and its message (spec sections 2, 3 and 7). */
import type { Cooperation, CooperationField, CooperationType } from '#domain/shop/cooperation.ts'
import type { Lang, Text } from '#domain/text.ts'
import { messageColon, messageLabel } from './enquiry-form.ts'

export const cooperation = {
  title: { zh: '聯絡資料', en: 'Contact Details' },
  lead: {
    zh: '填好按「確認」，會開啟 WhatsApp，資料已預先填好。有',
    en: 'Press confirm and WhatsApp will open with everything filled in.',
  },
  confirm: { zh: '確認', en: 'Confirm' },
  chooseType: { zh: '請選擇合作類別', en: 'Choose a type' },
  mailSubject: { zh: '企業合作查詢', en: 'Partnership enquiry' },
} satisfies Record<string, Text>

export const cooperationLabels: Record<CooperationField, Text> = {
  name: { zh: '稱呼', en: 'Name' },
  email: { zh: '電郵', en: 'Email' },
  phone: { zh: '聯絡電話', en: 'Phone' },
  company: { zh: '公司名稱', en: 'Company' },
  cooperationType: { zh: '合作類別', en: 'Type of partnership' },
}

export const cooperationPlaceholders: Partial<Record<CooperationField, Text>> = {
  name: { zh: '請輸入全名', en: 'Your full name' },
  email: { zh: '請輸入有效的電郵', en: 'A valid email address' },
  phone: { zh: '請輸入有效的電話', en: 'A valid phone number' },
  company: { zh: '請輸入公司全名', en: 'The full company name' },
}

export const cooperationTypeNames: Record<CooperationType, Text> = {
  'party-room': { zh: '派對房（Party Room）', en: 'Party room' },
  office: { zh: '辦公室', en: 'Office' },
  school: { zh: '學校', en: 'School' },
  'serviced-apartment': { zh: '服務式住宅', en: 'Serviced apartment' },
  'event-organiser': { zh: '活動策劃', en: 'Event organiser' },
}

/** The message has one line for each field. */
export function cooperationMessage(request: Cooperation, lang: Lang) {
  const values: Record<CooperationField, string> = {
    ...request,
    cooperationType: cooperationTypeNames[request.cooperationType][lang],
  }
  const fields = Object.keys(cooperationLabels) as CooperationField[]
  return {
    opening: lang === 'zh' ? '你好！我想查詢企業合作：' : 'Hello! I would like to ask about a partnership:',
    colon: messageColon[lang],
    rows: fields.map((field) => ({
      field,
      label: messageLabel(cooperationLabels[field], lang),
      value: values[field],
    })),
  }
}
