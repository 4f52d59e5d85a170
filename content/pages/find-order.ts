/** Mails the link to an order again. */
import { referenceLength } from '#domain/placed/order-reference.ts'
import type { Text } from '#domain/text.ts'

/** The example is formatted like a real reference. */
export const exampleReference = 'K7QF-3MXA'

export const findOrder = {
  kicker: { zh: '訂單', en: 'Orders' },
  title: { zh: '搵返張單', en: 'Find my order' },
  description: {
    zh: '唔見咗訂單連結？填訂單編號同電郵或電話，我哋再電郵連結畀你。',
    en: 'Lost the link to your order? Enter its number and your email or phone, and we’ll email it to you again.',
  },
  keywords: {
    zh: '搵返張單,訂單連結,到會訂單,訂單狀況',
    en: 'find my order,order link,catering order,order status',
  },
  lead: {
    zh: '唔見咗連結？填訂單編號，加電郵或電話，我哋再電郵連結畀你。',
    en: 'Lost the link? Enter the order number and your email or phone, and we’ll email it to you again.',
  },
  reference: { zh: '訂單編號', en: 'Order number' },
  referenceHint: {
    zh: `${referenceLength} 個英文字母和數字，不分大小寫，可省略連字號`,
    en: `${referenceLength} letters and digits; capitals and the hyphen are optional`,
  },
  contact: { zh: '電郵或電話', en: 'Email or phone' },
  contactHint: { zh: '落單時填寫的電郵或電話', en: 'As given on the order' },
  send: { zh: '寄連結畀我', en: 'Send me the link' },
  sent: {
    zh: '如找到這張訂單，連結會寄到落單時的電郵。',
    en: 'If we find this order, its link will be sent to the email address on it.',
  },
  inLetter: {
    zh: '訂單編號喺確認電郵嘅標題同內文都有：',
    en: 'The number is in the subject and the text of your confirmation email:',
  },
  steps: [
    { zh: '填編號，加落單時的電郵或電話。', en: 'Enter the number and the email or phone on the order.' },
    { zh: '連結會寄到落單時的電郵。', en: 'The link goes to the email address on the order.' },
    {
      zh: '撳入去，就可以付款、改期、睇進度。',
      en: 'Open it to pay, change the date or see how far the order is.',
    },
  ],
  alike: {
    zh: '為保障私隱，不論有沒有這張訂單，都會顯示同一訊息。',
    en: 'For privacy, this message is the same whether or not we find an order.',
  },
  hurry: { zh: '趕時間？傳 WhatsApp 給我們', en: 'In a hurry? Message us' },
  wrongReference: {
    zh: `訂單編號有 ${referenceLength} 個英文字母和數字，例如 ${exampleReference}`,
    en: `An order number has ${referenceLength} letters and digits, such as ${exampleReference}`,
  },
  wrongContact: {
    zh: '請填寫落單時的電郵或電話',
    en: 'Please enter the email or phone on the order',
  },
  unavailable: {
    zh: '系統暫時未能處理，請稍後再試，或致電給我們。',
    en: 'We can’t do this right now. Please try again in a moment, or call us.',
  },
} satisfies Record<string, Text | readonly Text[]>

export const notArrived = (hotline: string): Text => ({
  zh: `十分鐘仍未收到？請查看垃圾郵件，或致電 ${hotline}。連結不變，舊電郵內的仍然有效。`,
  en: `Nothing after ten minutes? Check the spam folder or call ${hotline}. It is the same link: the one in your earlier email still works.`,
})
