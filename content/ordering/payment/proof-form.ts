import type { Text } from '#domain/text.ts'

export const proofForm = {
  heading: { zh: '過咗數？上載截圖', en: 'Paid? Upload your screenshot' },
  choose: { zh: '選擇截圖', en: 'Choose a screenshot' },
  /** Only a mouse can drop files. */
  drop: { zh: '拖放到這裏，或選擇檔案', en: 'Drop it here, or choose a file' },
  shows: {
    zh: '要見到金額、日期和過數編號',
    en: 'The amount, date and transaction number must be visible',
  },
  send: { zh: '上載付款證明', en: 'Upload proof of payment' },
  after: { zh: '核對後會電郵通知你', en: 'We’ll email you once we have checked it' },
  remove: { zh: '移除這張', en: 'Remove this picture' },
  another: { zh: '再加一張', en: 'Add another picture' },
  sent: { zh: '已上載的付款證明', en: 'Your payment proof' },
  unclear: {
    zh: '如截圖看不清或金額不符，我們會請你再上載；不用再付一次。',
    en: 'If a picture is unclear or the amount differs, we will ask for another. There’s no need to pay again.',
  },
} satisfies Record<string, Text>

export const proofsReceived = (count: number, moment: Text): Text => ({
  zh: `${moment.zh} 收到 ${count} 張`,
  en: `${count === 1 ? '1 picture' : `${count} pictures`} received · ${moment.en}`,
})

/** A picture that only staff see. */
export const proofNumber = (number: number): Text => ({ zh: `第 ${number} 張`, en: `Picture ${number}` })

export const proofLimits = (pictures: number, megabytes: number): Text => ({
  zh: `JPG、PNG 或 WebP，最多 ${pictures} 張，每張 ${megabytes} MB 內。位置資料會自動刪除。`,
  en: `JPG, PNG or WebP, up to ${pictures} pictures of ${megabytes} MB each. Location data is removed.`,
})
