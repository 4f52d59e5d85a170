import { tooManyRequests, waitText } from '#content/limits.ts'
import { countOf, hoursInChinese, hoursInEnglish } from '#content/phrases.ts'
import { inviteHours, longestPassword, minPasswordLetters } from '#domain/staff/office/sign-in-limits.ts'
import { maxSessionMs } from '#domain/staff/office/staff-session.ts'
import type { Text } from '#domain/text.ts'
import { accountPage } from './account.ts'

const sessionHours = maxSessionMs / 3_600_000

export const signInWords = {
  title: { zh: '登入', en: 'Sign in' },
  email: { zh: '電郵', en: 'Email' },
  password: { zh: '密碼', en: 'Password' },
  show: { zh: '顯示', en: 'Show' },
  hide: { zh: '隱藏', en: 'Hide' },
  stays: {
    zh: hoursInChinese(sessionHours, '這是公司裝置，保持登入'),
    en: `Company device: stay signed in ${hoursInEnglish(sessionHours)}`,
  },
  submit: { zh: '用密碼登入', en: 'Sign in with password' },
  wrong: { zh: '電郵或密碼不正確。', en: 'Incorrect email or password.' },
  forgotten: {
    zh: '忘記密碼？請向老闆索取新連結。為保障客人資料，密碼不可自行重設。',
    en: 'Forgot your password? Ask the owner for a new link. To protect customer data, you can’t reset it yourself.',
  },
  otherLanguage: { zh: 'English', en: '中文' },
  staffOnly: {
    zh: '只供職員使用。登入和改動都會留下紀錄。',
    en: 'Staff only. Sign-ins and changes are logged.',
  },
} as const satisfies Record<string, Text>

/** @param wait whole seconds */
export function attemptsLeft({
  remaining,
  wait,
}: {
  readonly remaining: number
  readonly wait: number
}): Text {
  const { zh, en } = waitText(wait)
  if (remaining === 0) return { zh: `請等 ${zh}再試。`, en: `Please wait ${en} before trying again.` }
  return {
    zh: `還可以試 ${remaining} 次，之後要等 ${zh}。`,
    en: `${countOf(remaining, ['attempt', 'attempts'])} left, then wait ${en}.`,
  }
}

/** @param wait whole seconds */
export const tooManySignIns = (wait: number): Text => tooManyRequests(wait)

export const welcomeWords = {
  title: { zh: '開設帳戶', en: 'Create your account' },
  newPassword: { zh: '設定新密碼', en: 'Choose a new password' },
  name: { zh: '姓名', en: 'Name' },
  nameHint: { zh: '同事會見到。', en: 'Shown to your colleagues.' },
  passwordHint: {
    zh: `${minPasswordLetters} 至 ${longestPassword} 個字。幾個不相關的詞語最易記，又難猜。`,
    en: `${minPasswordLetters} to ${longestPassword} characters. A few unrelated words are easy to remember and hard to guess.`,
  },
  submit: { zh: '完成並登入', en: 'Finish and sign in' },
  gone: { zh: '這條連結已經失效', en: 'This link no longer works' },
  goneWhy: {
    zh: `連結只可用一次，${hoursInChinese(inviteHours)}內有效。請向老闆索取新連結。`,
    en: `A link works once, within ${hoursInEnglish(inviteHours)}. Ask the owner for a new one.`,
  },
} as const satisfies Record<string, Text>

export const accountProblems = {
  'no-name': { zh: '請填姓名。', en: 'Please enter your name.' },
  'no-email': {
    zh: '電郵格式不正確，例如 name@example.com。',
    en: 'Please enter a valid email address, such as name@example.com.',
  },
  'email-taken': { zh: '這個電郵已有帳戶。', en: 'An account with this email address already exists.' },
  'too-short': {
    zh: `密碼最少 ${minPasswordLetters} 個字。`,
    en: `The password must have at least ${minPasswordLetters} characters.`,
  },
  'too-long': {
    zh: `密碼最多 ${longestPassword} 個字。`,
    en: `The password can have at most ${longestPassword} characters.`,
  },
  busy: accountPage.busy,
  common: {
    zh: '這個密碼太易猜。試試幾個不相關的詞語。',
    en: 'This password is easy to guess. Try a few unrelated words.',
  },
} as const satisfies Record<string, Text>
