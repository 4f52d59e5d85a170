/**
 * Known browsers are exempt from the lock of an account; otherwise anyone who knows an e-mail address could lock its
 * owner out.
 */
import { createHmac } from 'node:crypto'
import type { StaffDeps } from './staff-deps.ts'

const name = 'known'
/** The mark lasts half a year, in seconds. */
const lasts = 180 * 24 * 3600
/** Colleagues may share a machine. */
const maxMarks = 5

export interface KnownAccount {
  readonly id: string
  /** A new password invalidates all marks. */
  readonly hash: string
}

export function markOf(deps: MarkDeps, headers: Headers, account: KnownAccount): string | null {
  const mark = markFor(deps, account)
  return marksIn(deps, headers).includes(mark) ? mark : null
}

export function rememberBrowser(deps: MarkDeps, headers: Headers, account: KnownAccount): string {
  const marks = [markFor(deps, account), ...marksIn(deps, headers)]
  return deps.cookies.write(name, [...new Set(marks)].slice(0, maxMarks).join('.'), lasts)
}

type MarkDeps = Pick<StaffDeps, 'cookies' | 'keyFor'>

const marksIn = ({ cookies }: MarkDeps, headers: Headers) =>
  (cookies.read(headers, name) ?? '').split('.', maxMarks).filter((mark) => mark.length === 43)

const markFor = ({ keyFor }: MarkDeps, { id, hash }: KnownAccount) =>
  createHmac('sha256', keyFor('known browsers')).update(`${id} ${hash}`).digest('base64url')
