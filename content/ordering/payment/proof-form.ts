/** The words of sending a picture of a transfer. */
import type { Text } from '#domain/text.ts'

export const proofForm = {
  heading: { zh: '過咗數？附上截圖', en: 'Paid? Attach your screenshot' },
  choose: { zh: '拖放到這裏，或選擇檔案', en: 'Drop it here, or choose a file' },
  shows: {
    zh: '要見到金額、日期和過數編號',
    en: 'Amount, date and transaction number should show',
  },
  send: { zh: '交付款證明', en: 'Send proof of payment' },
  after: { zh: '核對後通知你', en: 'We check it and let you know' },
  remove: { zh: '移除這張', en: 'Remove this picture' },
  another: { zh: '再加一張', en: 'Add another picture' },
  sent: { zh: '你交的證明', en: 'What you sent' },
  unclear: {
    zh: '如截圖看不清或金額不對，我們會請你補交；不用再付一次。',
    en: 'If a picture is unclear or the amount differs, we will ask for another. You need not pay again.',
  },
} satisfies Record<string, Text>

/** How many pictures wait, and when the latest came; `day` is null for today, `time` is HH:mm. */
export const proofsReceived = (count: number, day: Text | null, time: string): Text => ({
  zh: `${day?.zh ?? '今日'} ${time} 收到 ${count} 張`,
  en: `${count === 1 ? '1 picture' : `${count} pictures`}, received ${day?.en ?? 'today'} ${time}`,
})

/** What a picture is called that only staff see. */
export const proofNumber = (number: number): Text => ({ zh: `第 ${number} 張`, en: `Picture ${number}` })

export const proofLimits = (pictures: number, megabytes: number): Text => ({
  zh: `JPG、PNG 或 WebP，最多 ${pictures} 張，每張 ${megabytes} MB 內。相片會重新編碼，位置資料會刪走。`,
  en: `JPG, PNG or WebP, up to ${pictures}, ${megabytes} MB each. Pictures are re-encoded and location data removed.`,
})
