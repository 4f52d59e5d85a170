import type { LetterOccasion } from '#domain/shop/letter-words.ts'
import type { Text } from '#domain/text.ts'
import { letterOccasionNames } from './settings.ts'

export const trySample: Text = { zh: '寄樣本給自己', en: 'Send me a sample' }

/** Screen readers read this label. */
export const trySampleOf = (occasion: LetterOccasion): Text => ({
  zh: `${trySample.zh}：${letterOccasionNames[occasion].zh}`,
  en: `${trySample.en}: ${letterOccasionNames[occasion].en}`,
})

export const sampleQueued = (occasion: LetterOccasion, to: string): Text => ({
  zh: `「${letterOccasionNames[occasion].zh}」的樣本正寄往 ${to}，中英文各一封。`,
  en: `Samples of “${letterOccasionNames[occasion].en}” are on their way to ${to}, one in each language.`,
})

export const noOwnAddress: Text = {
  zh: '你的帳戶沒有電郵地址，未能寄出樣本。',
  en: 'Your account has no email address, so a sample can’t be sent.',
}
