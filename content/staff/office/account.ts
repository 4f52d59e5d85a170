import { pageNames } from '#content/staff/shell/page-names.ts'
import { guessWaitMinutes } from '#domain/staff/office/sign-in-limits.ts'
import type { SignInMethod } from '#domain/staff/office/staff-session.ts'
import type { Lang, Text } from '#domain/text.ts'
import { signInDigits } from './digits.ts'

export const accountPage = {
  title: pageNames.account,
  choices: { zh: '語言和快捷鍵', en: 'Language and shortcuts' },
  lang: { zh: '語言', en: 'Language' },
  shortcuts: { zh: '鍵盤快捷鍵（按 ? 看列表）', en: 'Keyboard shortcuts (press ? for the list)' },
  save: { zh: '儲存', en: 'Save' },
  saved: { zh: '已儲存。', en: 'Saved.' },
  password: { zh: '改密碼', en: 'Change password' },
  current: { zh: '現時的密碼', en: 'Current password' },
  next: { zh: '新密碼', en: 'New password' },
  changed: {
    zh: '已改密碼，其他裝置已登出。',
    en: 'Password changed. Other devices have been signed out.',
  },
  wrong: { zh: '現時的密碼不正確。', en: 'The current password is incorrect.' },
  tooMany: {
    zh: `試得太多，請等 ${guessWaitMinutes} 分鐘。`,
    en: `Too many attempts. Please wait ${guessWaitMinutes} minutes.`,
  },
  busy: {
    zh: '太多人同時登入，請過幾秒再試。',
    en: 'Too many people are signing in right now. Please try again in a few seconds.',
  },
  removePasskeys: {
    zh: '同時刪除我的通行密鑰（懷疑有人用過你的帳戶時選用）',
    en: 'Also remove my passkeys (if someone else may have used your account)',
  },
  sessions: { zh: '已登入的裝置', en: 'Signed-in devices' },
  endOthers: { zh: '登出其他裝置', en: 'Sign out other devices' },
} as const satisfies Record<string, Text>

export const passkeyWords = {
  title: { zh: '通行密鑰', en: 'Passkeys' },
  explain: {
    zh: '用這部裝置的指紋、面容或螢幕鎖定密碼登入，毋須輸入密碼。',
    en: 'Sign in with this device’s fingerprint, face or screen lock instead of a password.',
  },
  none: { zh: '未有通行密鑰。', en: 'No passkeys yet.' },
  name: { zh: '名稱', en: 'Name' },
  nameHint: { zh: '例如：辦公室電腦', en: 'For example: office computer' },
  add: { zh: '加通行密鑰', en: 'Add a passkey' },
  added: { zh: '已加通行密鑰。', en: 'Passkey added.' },
  remove: { zh: '刪除', en: 'Remove' },
  removed: { zh: '已刪除通行密鑰。', en: 'Passkey removed.' },
  removeWithPassword: { zh: '用密碼確認刪除', en: 'Remove with password' },
  removeWithPasskey: { zh: '用通行密鑰確認刪除', en: 'Remove with a passkey' },
  unused: { zh: '未用過', en: 'not used yet' },
  signIn: { zh: '用通行密鑰登入', en: 'Sign in with a passkey' },
  hint: {
    zh: '用這部裝置的指紋、面容或螢幕鎖定密碼，毋須輸入電郵。',
    en: 'Use this device’s fingerprint, face or screen lock; no email needed.',
  },
  or: { zh: '或用密碼', en: 'or with a password' },
  failed: {
    zh: '未能使用通行密鑰。請再試一次，或者用密碼。',
    en: 'The passkey did not work. Try again, or use your password.',
  },
} as const satisfies Record<string, Text>

export const methodNames: Readonly<Record<SignInMethod, Text>> = {
  password: { zh: '密碼', en: 'password' },
  passkey: { zh: '通行密鑰', en: 'passkey' },
  digits: signInDigits,
  link: { zh: '當日連結', en: 'link for the day' },
}

export const langNames: Readonly<Record<Lang, string>> = { zh: '中文', en: 'English' }
