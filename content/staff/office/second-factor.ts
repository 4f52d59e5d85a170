import { countOf } from '#content/phrases.ts'
import type { Text } from '#domain/text.ts'

export const secondFactorWords = {
  title: { zh: '兩步登入', en: 'Two-step sign-in' },
  explain: {
    zh: '用密碼登入時，再輸入驗證程式的 6 位數字。用通行密鑰登入毋須輸入。',
    en: 'When you sign in with your password, you also enter a 6-digit code from an authenticator app. Passkeys need no code.',
  },
  off: { zh: '未開啟。', en: 'It is off.' },
  begin: { zh: '開啟兩步登入', en: 'Turn on two-step sign-in' },
  renew: { zh: '換另一部手機', en: 'Use another phone' },
  end: { zh: '關閉兩步登入', en: 'Turn off two-step sign-in' },
  ended: { zh: '已關閉兩步登入。', en: 'Two-step sign-in is off.' },
  scan: {
    zh: '用驗證程式掃描二維碼，再輸入程式顯示的 6 位數字。',
    en: 'Scan this code with an authenticator app, then enter the 6 digits the app shows.',
  },
  picture: { zh: '驗證程式的二維碼', en: 'QR code for the authenticator app' },
  byHand: { zh: '未能掃描？在程式輸入：', en: 'Cannot scan it? Enter this in the app:' },
  code: { zh: '驗證碼', en: 'Code' },
  codeHint: {
    zh: '驗證程式的 6 位數字。手機不在身邊？輸入一個備用碼。',
    en: 'The 6 digits in your authenticator app. No phone at hand? Enter a recovery code.',
  },
  confirm: { zh: '確認', en: 'Confirm' },
  on: { zh: '已開啟兩步登入。', en: 'Two-step sign-in is on.' },
  keep: {
    zh: '請抄低這些備用碼，放在安全的地方。每個只可用一次，之後不會再顯示。',
    en: 'Write these recovery codes down and keep them safe. Each works once, and they will not be shown again.',
  },
  wrong: { zh: '驗證碼不正確。', en: 'The code is incorrect.' },
  tooLate: { zh: '已過時限，請重新開始。', en: 'The time has run out. Please start again.' },
  required: {
    zh: '店舖要求老闆和辦公室同事設定兩步登入。請在此設定兩步登入或通行密鑰，之後便可開啟其他頁面。',
    en: 'The shop asks the owner and the office for two-step sign-in. Set it up here, or add a passkey, to open the other pages.',
  },
  requiredNeedsLink: {
    zh: '店舖要求老闆和辦公室同事設定兩步登入。你的帳戶未有密碼，請老闆先給你一條新連結。',
    en: 'The shop asks the owner and the office for two-step sign-in. Your account has no password yet: ask the owner for a new link first.',
  },
  passkeyWanted: {
    zh: '店舖要求兩步登入，請按上面的按鈕用通行密鑰登入。遺失了通行密鑰？請老闆給你一條新連結。',
    en: 'The shop asks for two-step sign-in: use the button above to sign in with your passkey. Lost it? Ask the owner for a new link.',
  },
  lost: {
    zh: '手機和備用碼都遺失了？請老闆給你一條新連結。',
    en: 'Lost both the phone and the recovery codes? Ask the owner for a new link.',
  },
} as const satisfies Record<string, Text>

export const recoveryCodesLeft = (remaining: number): Text => ({
  zh: `已開啟。餘下 ${remaining} 個備用碼。`,
  en: `It is on. ${countOf(remaining, ['recovery code', 'recovery codes'])} left.`,
})
