/**
 * Browsers that signed in to an account before. Failed attempts from everywhere may lock the account for strangers, but
 * not for them: otherwise anyone who knows an e-mail address could keep its owner out.
 */
import { createHmac } from 'node:crypto'
import type { StaffDeps } from './staff-deps.ts'

const name = 'known'
/** Half a year. Seconds. */
const lasts = 180 * 24 * 3600
/** Colleagues who share a machine. */
const maxMarks = 5

export interface KnownAccount {
  readonly id: string
  /** A new password makes every browser a stranger again. */
  readonly hash: string
}

/** The mark that a browser has of an account; null: it never signed in to it. */
export function markOf(deps: MarkDeps, headers: Headers, account: KnownAccount): string | null {
  const mark = markFor(deps, account)
  return marksIn(deps, headers).includes(mark) ? mark : null
}

/** The cookie of a browser that has just signed in to an account. */
export function rememberBrowser(deps: MarkDeps, headers: Headers, account: KnownAccount): string {
  const marks = [markFor(deps, account), ...marksIn(deps, headers)]
  return deps.cookies.write(name, [...new Set(marks)].slice(0, maxMarks).join('.'), lasts)
}

type MarkDeps = Pick<StaffDeps, 'cookies' | 'keyFor'>

const marksIn = ({ cookies }: MarkDeps, headers: Headers) =>
  (cookies.read(headers, name) ?? '').split('.', maxMarks).filter((mark) => mark.length === 43)

const markFor = ({ keyFor }: MarkDeps, { id, hash }: KnownAccount) =>
  createHmac('sha256', keyFor('known browsers')).update(`${id} ${hash}`).digest('base64url')
