/** The words of the trail: of accounts, of the calendar, and of the shop's menus, dishes and settings. */
import type { ShopVerb } from '#domain/shop/shop-verbs.ts'
import type { StaffVerb } from '#domain/staff/staff-verbs.ts'
import type { Text } from '#domain/text.ts'
import { signInDigits } from './digits.ts'

export const staffVerbNames: Readonly<Record<StaffVerb, Text>> = {
  invite: { zh: '發出邀請', en: 'sent an invitation' },
  accept: { zh: '接受邀請', en: 'accepted an invitation' },
  'sign-in': { zh: '登入', en: 'signed in' },
  'fail-sign-in': { zh: '登入失敗', en: 'sign-in failed' },
  'sign-out': { zh: '登出', en: 'signed out' },
  'end-session': { zh: '登出一部裝置', en: 'signed out a device' },
  'end-sessions': { zh: '登出多部裝置', en: 'signed out several devices' },
  'change-role': { zh: '改角色', en: 'changed a role' },
  block: { zh: '停用帳戶', en: 'blocked an account' },
  unblock: { zh: '恢復帳戶', en: 'unblocked an account' },
  'change-password': { zh: '改密碼', en: 'changed the password' },
  'change-digits': { zh: `換 ${signInDigits.zh}`, en: 'issued new digits' },
  'add-passkey': { zh: '加通行密鑰', en: 'added a passkey' },
  'remove-passkey': { zh: '刪除通行密鑰', en: 'removed a passkey' },
  'add-second-factor': { zh: '開啟兩步登入', en: 'turned on two-step sign-in' },
  'remove-second-factor': { zh: '關閉兩步登入', en: 'turned off two-step sign-in' },
  'use-recovery-code': { zh: '用了一個備用碼', en: 'used a recovery code' },
  'invite-device': { zh: '發出平板配對連結', en: 'created a tablet link' },
  'pair-device': { zh: '配對平板', en: 'paired a tablet' },
  'unpair-device': { zh: '取消平板配對', en: 'unpaired a tablet' },
  'add-person': { zh: '新增員工', en: 'added a person' },
  'change-phone': { zh: '改司機電話', en: 'changed a driver’s phone' },
  'give-link': { zh: '發出司機連結', en: 'created a driver link' },
  'revoke-link': { zh: '收回連結', en: 'withdrew a link' },
  'stop-day': { zh: '惡劣天氣改期', en: 'postponed a day for bad weather' },
  'recall-day': { zh: '還原惡劣天氣改期', en: 'undid a bad-weather postponement' },
  'change-day': { zh: '改一日的收單', en: 'changed a calendar day' },
  'change-days': { zh: '改幾日的收單', en: 'changed several calendar days' },
  'plan-run': { zh: '排車次', en: 'planned a run' },
  'give-run': { zh: '派車次給司機', en: 'assigned a run to a driver' },
  'export-customer': { zh: '匯出客人資料', en: 'exported a customer’s data' },
  'ask-erasure': { zh: '要求刪除客人資料', en: 'requested deletion of a customer’s data' },
  'allow-bulk': {
    zh: '批准一次過刪除客人資料或取消未付款訂單',
    en: 'allowed many customers to be erased, or many orders to be released, at once',
  },
}

export const shopVerbNames: Readonly<Record<ShopVerb, Text>> = {
  'sell-out': { zh: '菜式售罄', en: 'marked a dish sold out' },
  'offer-again': { zh: '菜式恢復供應', en: 'made a dish available again' },
  'publish-set': { zh: '發布套餐', en: 'published a set' },
  'put-on-sale': { zh: '開售', en: 'started selling' },
  'take-off-sale': { zh: '停售', en: 'stopped selling' },
  'move-set': { zh: '調動套餐次序', en: 'moved a set' },
  'add-set': { zh: '新增套餐', en: 'added a set' },
  'add-dish': { zh: '新增菜式', en: 'added a dish' },
  'edit-dish': { zh: '改菜式', en: 'changed a dish' },
  'edit-category': { zh: '改分類', en: 'changed a category' },
  'add-category': { zh: '新增分類', en: 'added a category' },
  'remove-category': { zh: '移除分類', en: 'removed a category' },
  'move-category': { zh: '調動分類次序', en: 'moved a category' },
  'add-gift': { zh: '新增禮品', en: 'added a gift' },
  'remove-gift': { zh: '移除禮品', en: 'removed a gift' },
  'edit-gift': { zh: '改禮品', en: 'changed a gift' },
  'move-gift': { zh: '調動禮品次序', en: 'moved a gift' },
  'import-menu': { zh: '匯入餐牌', en: 'imported the menu' },
  'change-settings': { zh: '改設定', en: 'changed settings' },
  'publish-site': { zh: '發布網站內容', en: 'published site content' },
}

/** A run of a day, as the trail names it. */
export function runOfDay(day: Text, number: number): Text {
  return { zh: `${day.zh}第 ${number} 車`, en: `run ${number} on ${day.en}` }
}

export const trailWords = {
  title: { zh: '操作紀錄', en: 'Activity log' },
  caption: { zh: '只可新增，不可更改', en: 'Entries can’t be edited' },
  when: { zh: '時間', en: 'When' },
  who: { zh: '人', en: 'Who' },
  what: { zh: '做了甚麼', en: 'Action' },
  about: { zh: '對象', en: 'Subject' },
  change: { zh: '由 → 至', en: 'From → to' },
  person: { zh: '人', en: 'Person' },
  all: { zh: '全部', en: 'All' },
  kind: { zh: '類別', en: 'Kind' },
  accounts: { zh: '帳戶、日曆、車次', en: 'Accounts, calendar, runs' },
  orders: { zh: '訂單', en: 'Orders' },
  shop: { zh: '套餐、菜式、設定', en: 'Sets, dishes, settings' },
  day: { zh: '日子', en: 'Day' },
  place: { zh: '排第', en: 'place' },
  until: { zh: '至', en: 'until' },
  why: { zh: '原因', en: 'Reason' },
  search: { zh: '搜尋', en: 'Search' },
  searchHint: { zh: '訂單編號或對象', en: 'Order number or subject' },
  show: { zh: '顯示', en: 'Show' },
  newest: { zh: '回到最新', en: 'Back to latest' },
  older: { zh: '較舊的紀錄', en: 'Older entries' },
  nobody: { zh: '—', en: '—' },
  none: { zh: '未有紀錄。', en: 'No entries yet.' },
  noneFound: { zh: '沒有符合的紀錄。', en: 'No matching entries.' },
} as const satisfies Record<string, Text>
