import { countOf, hoursInChinese, hoursInEnglish } from '#content/phrases.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import { inviteHours, pairingHours } from '#domain/staff/office/sign-in-limits.ts'
import { callableAfterDeliveryMs } from '#domain/staff/permissions.ts'
import type { Text } from '#domain/text.ts'
import { signInDigits } from './digits.ts'

export const peoplePage = {
  title: pageNames.people,
  table: { zh: '職員帳戶', en: 'Staff accounts' },
  name: { zh: '姓名', en: 'Name' },
  role: { zh: '角色', en: 'Role' },
  email: { zh: '電郵', en: 'Email' },
  ways: { zh: '登入方式', en: 'Sign-in method' },
  last: { zh: '最近使用', en: 'Last active' },
  actions: { zh: '更改', en: 'Changes' },
  password: { zh: '密碼', en: 'password' },
  digits: { zh: `平板，${signInDigits.zh}`, en: `tablet, ${signInDigits.en}` },
  dayLink: { zh: '司機連結', en: 'driver link' },
  noWay: { zh: '未有', en: 'none yet' },
  never: { zh: '未登入', en: 'never signed in' },
  now: { zh: '現正使用', en: 'In use' },
  blocked: { zh: '已停用', en: 'Blocked' },
  you: { zh: '你', en: 'You' },
  save: { zh: '更改', en: 'Change' },
  endAll: { zh: '登出所有裝置', en: 'Sign out everywhere' },
  more: { zh: '更多', en: 'More' },
  block: { zh: '停用', en: 'Block' },
  unblock: { zh: '恢復', en: 'Unblock' },
  newPassword: { zh: '設定密碼的連結', en: 'Password link' },
  newDigits: { zh: `換 ${signInDigits.zh}`, en: 'New digits' },
  invite: { zh: '邀請', en: 'Invite' },
  inviteHint: {
    zh: `連結只可用一次，${hoursInChinese(inviteHours)}內有效。對方自己填電郵和密碼。`,
    en: `The link works once, within ${hoursInEnglish(inviteHours)}. They enter their own email and password.`,
  },
  add: { zh: '新增不用電郵的員工', en: 'Add a person without email' },
  addHint: {
    zh: `廚房、包裝同事用平板和 ${signInDigits.zh}登入；司機用當日連結。`,
    en: `Kitchen and packing sign in on a tablet with ${signInDigits.en}; drivers use a daily link.`,
  },
  waiting: { zh: '未接受的邀請', en: 'Pending invitations' },
  someone: { zh: '新同事', en: 'New person' },
  takeBack: { zh: '收回', en: 'Withdraw' },
  link: { zh: '邀請連結', en: 'Invitation link' },
  copyOnce: { zh: '只顯示這一次，請立即複製給對方。', en: 'Shown only once: copy it and send it.' },
  digitsOf: { zh: `新的 ${signInDigits.zh}`, en: `The new ${signInDigits.en}` },
  digitsOnce: {
    zh: '只顯示這一次，請當面告訴同事。只在已配對的平板有效。',
    en: 'Shown only once: tell them in person. They work on a paired tablet only.',
  },
  may: { zh: '各角色可以做甚麼', en: 'What each role can do' },
  yes: { zh: '可以', en: 'Yes' },
  no: { zh: '不可以', en: 'No' },
  rolesTable: { zh: '角色權限表', en: 'Roles and permissions' },
  sessions: { zh: '已登入的裝置', en: 'Signed-in devices' },
  thisOne: { zh: '這部裝置', en: 'this device' },
  end: { zh: '登出', en: 'Sign out' },
  devices: { zh: '已配對的平板', en: 'Paired tablets' },
  noDevices: { zh: '未有平板。', en: 'No tablets yet.' },
  deviceName: { zh: '平板名稱', en: 'Tablet name' },
  pair: { zh: '配對平板', en: 'Pair a tablet' },
  pairHint: {
    zh: `在那部平板打開連結，${hoursInChinese(pairingHours)}內有效。之後該角色的同事用 ${signInDigits.zh}登入。`,
    en: `Open the link on the tablet within ${hoursInEnglish(pairingHours)}. People of its role then sign in with ${signInDigits.en}.`,
  },
  deviceLink: { zh: '在平板打開這條連結', en: 'Open this link on the tablet' },
  unpair: { zh: '取消配對', en: 'Unpair' },
  notOpened: { zh: '未打開', en: 'Not opened yet' },
} as const satisfies Record<string, Text>

export const peopleProblems = {
  'not-found': {
    zh: '找不到，可能剛被更改，請重新載入。',
    en: 'Not found. It may just have been changed; please reload.',
  },
  'last-owner': {
    zh: '最少要有一位老闆，未有更改。',
    en: 'There must be at least one owner. Nothing was changed.',
  },
  'no-name': { zh: '請填姓名或名稱。', en: 'Please enter a name.' },
} as const satisfies Record<string, Text>

export const peopleSummary = (accounts: number, here: number): Text => ({
  zh: `${accounts} 個帳戶 · ${here} 人在線`,
  en: `${countOf(accounts, ['account', 'accounts'])} · ${here} signed in`,
})

export const passkeyCount = (count: number): Text => ({
  zh: `通行密鑰 ${count}`,
  en: countOf(count, ['passkey', 'passkeys']),
})

/** @param time HH:mm, or a day and time */
export const since = (time: string): Text => ({ zh: `${time} 起`, en: `since ${time}` })

export const roleRows = {
  orders: { zh: '看訂單', en: 'Sees orders' },
  states: { zh: '改狀態', en: 'Changes order status' },
  change: { zh: '改訂單、價錢', en: 'Changes orders, prices' },
  paid: { zh: '記為已付', en: 'Marks as paid' },
  refund: { zh: '退款、取消', en: 'Refunds, cancels' },
  phones: { zh: '客人電話', en: 'Customers’ phones' },
  menus: { zh: '套餐、網站', en: 'Sets, site' },
  manage: { zh: '設定、員工', en: 'Settings, staff' },
} as const satisfies Record<string, Text>

const callableHours = callableAfterDeliveryMs / 3_600_000

export const roleCells = {
  all: { zh: '全部', en: 'All' },
  'today-and-tomorrow': { zh: '今日、明日，無價錢', en: 'Today and tomorrow, no prices' },
  today: { zh: '今日，無價錢', en: 'Today, no prices' },
  'own-runs': { zh: '自己的車次', en: 'Own runs' },
  onTheRoad: {
    zh: hoursInChinese(callableHours, '出車後到送達後'),
    en: `From dispatch until ${callableHours} h after delivery`,
  },
  soldOut: { zh: '售罄', en: 'Sold out' },
} as const satisfies Record<string, Text>

/** @param amount formatted; per order and per day */
export const upTo = (amount: string): Text => ({
  zh: `每單、每日 ${amount} 內`,
  en: `Up to ${amount} per order and per day`,
})
