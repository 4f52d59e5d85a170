/** The words of the runs: the sheets that drivers work by, and the page that plans them. */

import { counted } from '#content/counted.ts'
import { pageNames } from '#content/staff/page-names.ts'
import { waitingFee } from '#content/waiting-fee.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import { offeredFor } from '#domain/staff/step-offered.ts'
import type { StopProblem } from '#domain/staff/work/stop-state.ts'
import type { StopPictureKind } from '#domain/staff/work/stop-tap.ts'
import type { Text } from '#domain/text.ts'

const offeredSeconds = offeredFor / 1000

export const runsPage = {
  name: pageNames.runs,
  print: { zh: '印送貨單', en: 'Print' },
  reorder: { zh: '排車…', en: 'Plan runs…' },
  none: { zh: '這日未有車。', en: 'There are no runs on this day.' },
  noneOwn: { zh: '這日未有給你的車。', en: 'There is no run for you on this day.' },
  noDriver: { zh: '未有司機', en: 'No driver yet' },
  leave: { zh: '離廠', en: 'Leave the kitchen' },
  leaveAgain: { zh: '再次離廠', en: 'Leave the kitchen again' },
  window: { zh: '±30 分', en: '±30 min' },
  call: { zh: '致電', en: 'Call' },
  map: { zh: '地圖', en: 'Map' },
  handedOver: { zh: '已交給客人', en: 'Handed over' },
  problem: { zh: '有問題', en: 'Problem' },
  oneTap: {
    zh: `撳一下完成，${offeredSeconds} 秒內可收回；影相可之後補。`,
    en: `One tap. ${offeredSeconds} seconds to take it back; a photo can be added later.`,
  },
  toWhom: { zh: '交給誰', en: 'To whom' },
  correct: { zh: '更正', en: 'Correct' },
  takeBack: { zh: '收回', en: 'Take back' },
  wrongStop: { zh: '送錯了…', en: 'Wrong stop…' },
  why: { zh: '原因', en: 'Reason' },
  reopen: { zh: '改回未交', en: 'Not handed over' },
  save: { zh: '記下', en: 'Save' },
  sent: { zh: '已傳', en: 'sent' },
  photo: { zh: '影相', en: 'Photo' },
  seePhoto: { zh: '看相片', en: 'See the photo' },
  lostPhoto: { zh: '有相片未能傳出，請再影一次。', en: 'A photo could not be sent. Please take it again.' },
  whatProblem: { zh: '有甚麼問題？', en: 'What is the problem?' },
  problemNote: { zh: '補充', en: 'More about it' },
  tellOffice: { zh: '通知辦公室', en: 'Tell the office' },
  close: { zh: '關閉', en: 'Close' },
  signedOut: {
    zh: '已登出。請再登入，或向辦公室要一條新連結；未傳的會在登入後傳出。',
    en: 'You are signed out. Sign in again or ask the office for a new link: what waits is sent then.',
  },
  refused: {
    zh: '有撳掣未能記下：訂單已經被其他人更改。請看最新狀態，或致電辦公室。',
    en: 'A tap was not saved, since somebody else changed the order. See how it stands, or call the office.',
  },
  notTheirs: { zh: '這站已不在你的車上。', en: 'This stop is not on your run any more.' },
  notPossible: { zh: '訂單的狀態不容許這一步。', en: 'The order is not in a state for this step.' },
  notAPicture: { zh: '這個檔案不是相片。', en: 'This file is not a photo.' },
  away: { zh: '暫時未能記下，請再試。', en: 'This could not be saved just now. Please try again.' },
  office: { zh: '返回送貨', en: 'Back to deliveries' },
} as const satisfies Record<string, Text>

export const planPage = {
  name: { zh: '排車', en: 'Plan runs' },
  lead: {
    zh: '司機手機的次序與這裏一樣；更改後會自動更新。',
    en: 'Drivers have their stops in this order; their pages follow a change by themselves.',
  },
  propose: { zh: '按時間和地區編車', en: 'Propose by time and zone' },
  unplanned: { zh: '未編車', en: 'On no run yet' },
  none: { zh: '這日沒有要送的訂單。', en: 'There is nothing to deliver on this day.' },
  driver: { zh: '司機', en: 'Driver' },
  nobody: { zh: '未定', en: 'Nobody yet' },
  give: { zh: '交給', en: 'Give' },
  toRun: { zh: '轉到', en: 'Move to' },
  ownRun: { zh: '新的一車', en: 'A new run' },
  move: { zh: '轉車', en: 'Move' },
  notFound: {
    zh: '剛有人改過，請看最新次序再試。',
    en: 'Somebody has just changed this. Look again and retry.',
  },
} as const satisfies Record<string, Text>

export const problemNames: Readonly<Record<StopProblem, Text>> = {
  'nobody-there': { zh: '找不到客人', en: 'Nobody there' },
  'wrong-address': { zh: '地址不對', en: 'Wrong address' },
  'no-access': { zh: '不能停車／上樓', en: 'No parking or no way up' },
  damaged: { zh: '少了或壞了食物', en: 'Food missing or damaged' },
  refused: { zh: '客人拒收', en: 'Refused by the customer' },
  other: { zh: '其他', en: 'Something else' },
}

/** Why a driver corrects a hand-over. */
export const reopenReasons: readonly Text[] = [
  { zh: '交錯地方', en: 'Handed over at the wrong stop' },
  { zh: '撳錯掣', en: 'Tapped by mistake' },
  { zh: '客人未收到', en: 'The customer does not have it' },
]

/** What a picture at a stop shows. */
export const photoNames: Readonly<Record<StopPictureKind, Text>> = {
  'hand-over': { zh: '已交給客人', en: 'Handed over' },
  problem: { zh: '有問題', en: 'Problem' },
}

export const runName = (number: number): Text => ({ zh: `第 ${number} 車`, en: `Run ${number}` })

export const runSize = (stops: number, pieces: number): Text => ({
  zh: `${stops} 站・${pieces} 件`,
  en: `${counted(stops, ['stop', 'stops'])} · ${counted(pieces, ['piece', 'pieces'])}`,
})

export const daySize = (stops: number, runs: number, done: number): Text => ({
  zh: `送貨 ${stops} 張・${runs} 車・已送達 ${done}`,
  en: `${counted(stops, ['delivery', 'deliveries'])} · ${counted(runs, ['run', 'runs'])} · ${done} delivered`,
})

export const piecesOf = (pieces: number): Text => ({
  zh: `${pieces} 件`,
  en: counted(pieces, ['piece', 'pieces']),
})
export const leftAt = (time: string): Text => ({ zh: `已離廠 ${time}`, en: `left ${time}` })
export const leavesAt = (time: string): Text => ({ zh: `離廠 ${time}`, en: `leaves ${time}` })
export const handedOverAt = (time: string, to: string): Text => ({
  zh: to ? `已交 ${time}，${to}` : `已交 ${time}`,
  en: to ? `handed over ${time}, ${to}` : `handed over ${time}`,
})
export const reportedAt = (time: string): Text => ({ zh: `${time} 報告`, en: `reported ${time}` })

/** Announced after a stop was moved. */
export const movedTo = (name: string, place: number, of: number): Text => ({
  zh: `${name}，第 ${place} 站，共 ${of} 站`,
  en: `${name}, stop ${place} of ${of}`,
})

/**
 * The first 15 minutes free until a time; then a fee for every so many minutes.
 * @param until the end of the free minutes, HH:mm
 */
export const waitingRule = (waiting: ServiceRules['waiting'], until: string): Text => ({
  zh: `首 ${waiting.freeMinutes} 分鐘免費等候，到 ${until}；之後每 ${waiting.perMinutes} 分鐘 ${waitingFee(waiting).zh}，辦公室會通知客人。`,
  en: `The first ${waiting.freeMinutes} minutes of waiting are free, until ${until}; then ${waitingFee(waiting).en} for every ${waiting.perMinutes} minutes. The office tells the customer.`,
})
