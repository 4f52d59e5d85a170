import { capitalise, hoursInChinese, hoursInEnglish } from '#content/phrases.ts'
import { signInDigits } from '#content/staff/office/digits.ts'
import { pairingHours } from '#domain/staff/office/sign-in-limits.ts'
import type { Text } from '#domain/text.ts'

export const tabletWords = {
  title: { zh: '配對這部平板', en: 'Pair this tablet' },
  explain: {
    zh: `配對後，這個角色的同事可以在這部平板用 ${signInDigits.zh}登入。`,
    en: `People of this role can then sign in on this tablet with ${signInDigits.en}.`,
  },
  pair: { zh: '配對', en: 'Pair' },
  gone: { zh: '這條連結已經失效', en: 'This link no longer works' },
  goneWhy: {
    zh: `連結只可用一次，${hoursInChinese(pairingHours)}內有效。請向老闆索取新連結。`,
    en: `A link works once, within ${hoursInEnglish(pairingHours)}. Ask the owner for a new one.`,
  },
  digits: { zh: signInDigits.zh, en: capitalise(signInDigits.en) },
  submit: { zh: '登入', en: 'Sign in' },
  wrong: { zh: '數字不正確。', en: 'Incorrect digits.' },
  forgotten: { zh: '忘記了？請老闆換新的數字。', en: 'Forgot them? Ask the owner for new ones.' },
  other: { zh: '用電郵登入', en: 'Sign in with email' },
  noDevice: {
    zh: '這部平板已取消配對，請找老闆。',
    en: 'This tablet is no longer paired. Please ask the owner.',
  },
} as const satisfies Record<string, Text>
