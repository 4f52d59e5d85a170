import { waitingFee } from '#content/delivery.ts'
import { countOf } from '#content/phrases.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import type { StopProblem } from '#domain/staff/day/stop-state.ts'
import type { StopPictureKind } from '#domain/staff/day/stop-update.ts'
import { undoOfferMs } from '#domain/staff/orders/take-back.ts'
import type { Text } from '#domain/text.ts'

const offeredSeconds = undoOfferMs / 1000

export const runsPage = {
  name: pageNames.runs,
  print: { zh: '列印送貨單', en: 'Print delivery sheet' },
  reorder: { zh: '排車…', en: 'Plan runs…' },
  none: { zh: '這日未有車次。', en: 'No runs on this day.' },
  noneOwn: { zh: '這日未有你的車次。', en: 'You have no run on this day.' },
  noDriver: { zh: '未有司機', en: 'No driver yet' },
  leave: { zh: '離廠', en: 'Leave the kitchen' },
  leaveAgain: { zh: '再次離廠', en: 'Leave the kitchen again' },
  inKitchen: {
    zh: '未備妥，仍在廚房；備妥後便可離廠。',
    en: 'Not ready yet: it can leave the kitchen once it is.',
  },
  call: { zh: '致電', en: 'Call' },
  map: { zh: '地圖', en: 'Map' },
  handedOver: { zh: '已交給客人', en: 'Delivered' },
  problem: { zh: '有問題', en: 'Problem' },
  oneTap: {
    zh: `按一下完成，${offeredSeconds} 秒內可還原；相片可以之後補。`,
    en: `One tap to complete; you can undo it for ${offeredSeconds} seconds. A photo can be added later.`,
  },
  toWhom: { zh: '交給誰', en: 'Received by' },
  correct: { zh: '更正', en: 'Correct' },
  takeBack: { zh: '還原', en: 'Undo' },
  wrongStop: { zh: '送錯了…', en: 'Wrong stop…' },
  why: { zh: '原因', en: 'Reason' },
  reopen: { zh: '改回未交', en: 'Mark as not delivered' },
  save: { zh: '儲存', en: 'Save' },
  sent: { zh: '已傳', en: 'sent' },
  photo: { zh: '影相', en: 'Photo' },
  takePhoto: { zh: '影送達相片', en: 'Photo of the delivery' },
  seePhoto: { zh: '看相片', en: 'See the photo' },
  lostPhoto: { zh: '有相片未能傳出，請再影一次。', en: 'A photo could not be sent. Please take it again.' },
  whatProblem: { zh: '有甚麼問題？', en: 'What is the problem?' },
  problemNote: { zh: '補充', en: 'Details' },
  notifyOffice: { zh: '通知辦公室', en: 'Notify the office' },
  close: { zh: '關閉', en: 'Close' },
  signedOut: {
    zh: '已登出。請再登入，或向辦公室索取新連結；未傳的會在登入後傳出。',
    en: 'You are signed out. Sign in again or ask the office for a new link; unsent taps will be sent then.',
  },
  refused: {
    zh: '有操作未能儲存：訂單已被其他人更改。請看最新狀態，或致電辦公室。',
    en: 'A tap was not saved because someone else changed the order. Check the latest status, or call the office.',
  },
  notTheirs: { zh: '這站已不在你的車次。', en: 'This stop is no longer on your run.' },
  notPossible: {
    zh: '訂單現時的狀態不容許這一步。',
    en: 'This step isn’t possible in the order’s current status.',
  },
  notAPicture: { zh: '這個檔案不是相片。', en: 'This file is not a photo.' },
  away: { zh: '暫時未能儲存，請再試一次。', en: 'Could not be saved. Please try again.' },
  office: { zh: '返回送貨', en: 'Back to deliveries' },
} as const satisfies Record<string, Text>

export const planPage = {
  name: { zh: '排車', en: 'Plan runs' },
  lead: {
    zh: '司機手機的次序與這裏一樣；更改後會自動更新。',
    en: 'Drivers see their stops in this order; drivers’ pages update automatically.',
  },
  propose: { zh: '按時間和地區編排車次', en: 'Suggest runs by time and zone' },
  unplanned: { zh: '未編車次', en: 'Not assigned yet' },
  none: { zh: '這日沒有要送的訂單。', en: 'No deliveries on this day.' },
  driver: { zh: '司機', en: 'Driver' },
  nobody: { zh: '未定', en: 'Not assigned' },
  give: { zh: '交給', en: 'Assign' },
  toRun: { zh: '轉到', en: 'Move to' },
  ownRun: { zh: '新車次', en: 'New run' },
  move: { zh: '轉車', en: 'Move' },
  notFound: {
    zh: '剛有人更改過，請看最新次序再試一次。',
    en: 'Someone has just changed this. Please check the latest order and try again.',
  },
} as const satisfies Record<string, Text>

export const problemNames: Readonly<Record<StopProblem, Text>> = {
  'nobody-there': { zh: '找不到客人', en: 'Customer not found' },
  'wrong-address': { zh: '地址不對', en: 'Wrong address' },
  'no-access': { zh: '不能停車／上樓', en: 'No parking or access' },
  damaged: { zh: '少了或壞了食物', en: 'Food missing or damaged' },
  refused: { zh: '客人拒收', en: 'Refused by the customer' },
  other: { zh: '其他', en: 'Other' },
}

export const reopenReasons: readonly Text[] = [
  { zh: '交錯地方', en: 'Delivered to the wrong stop' },
  { zh: '按錯', en: 'Tapped by mistake' },
  { zh: '客人未收到', en: 'Customer has not received it' },
]

export const photoNames: Readonly<Record<StopPictureKind, Text>> = {
  'hand-over': { zh: '已交給客人', en: 'Delivered' },
  problem: { zh: '有問題', en: 'Problem' },
}

export const arrivalWindow = (minutes: number): Text => ({ zh: `±${minutes} 分`, en: `±${minutes} min` })

export const runName = (number: number): Text => ({ zh: `第 ${number} 車`, en: `Run ${number}` })

export const runSize = (stops: number, pieces: number): Text => ({
  zh: `${stops} 站・${pieces} 件`,
  en: `${countOf(stops, ['stop', 'stops'])} · ${countOf(pieces, ['piece', 'pieces'])}`,
})

export const daySize = (stops: number, runs: number, doneRuns: number): Text => ({
  zh: `送貨 ${stops} 張・${runs} 車・已送達 ${doneRuns}`,
  en: `${countOf(stops, ['delivery', 'deliveries'])} · ${countOf(runs, ['run', 'runs'])} · ${doneRuns} delivered`,
})

export const piecesOf = (pieces: number): Text => ({
  zh: `${pieces} 件`,
  en: countOf(pieces, ['piece', 'pieces']),
})
export const leftAt = (time: string): Text => ({ zh: `已離廠 ${time}`, en: `left ${time}` })
export const leavesAt = (time: string): Text => ({ zh: `離廠 ${time}`, en: `leaves ${time}` })
export const handedOverAt = (time: string, to: string): Text => ({
  zh: to ? `已交 ${time}，${to}` : `已交 ${time}`,
  en: to ? `delivered ${time}, ${to}` : `delivered ${time}`,
})
export const reportedAt = (time: string): Text => ({ zh: `${time} 報告`, en: `reported ${time}` })

/** Screen readers announce the move. */
export const movedTo = (name: string, place: number, of: number): Text => ({
  zh: `${name}，第 ${place} 站，共 ${of} 站`,
  en: `${name}, stop ${place} of ${of}`,
})

/**
 * Free minutes, then a fee per period.
 * @param until end of the free minutes, HH:mm
 */
export const waitingRule = (waiting: ServiceRules['waiting'], until: string): Text => ({
  zh: `首 ${waiting.freeMinutes} 分鐘免費等候，到 ${until}；之後每 ${waiting.perMinutes} 分鐘 ${waitingFee(waiting).zh}，辦公室會通知客人。`,
  en: `The first ${waiting.freeMinutes} minutes of waiting are free, until ${until}; then ${waitingFee(waiting).en} for every ${waiting.perMinutes} minutes. The office will inform the customer.`,
})
