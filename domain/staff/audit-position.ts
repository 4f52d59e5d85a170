/** Cursor across audit logs: newest first, with a fixed order within a moment. */
import { type AuditKind, auditKinds } from './audit-kind.ts'

export interface AuditPosition {
  readonly at: Date
  readonly kind: AuditKind
  /** The id is unique within its kind. */
  readonly id: number
}

export const maxAuditPositionLetters = 40

/** The text is, for example, 1764115200000-orders-12. */
export const auditPositionText = ({ at, kind, id }: AuditPosition): string => `${at.getTime()}-${kind}-${id}`

export function readAuditPosition(text: string): AuditPosition | null {
  // Thirteen digits reach the year 2286; ids stay safe integers.
  const match = /^(\d{1,13})-([a-z]{1,10})-(\d{1,15})$/.exec(text)
  const kind = auditKinds.find((each) => each === match?.[2])
  return match && kind ? { at: new Date(Number(match[1])), kind, id: Number(match[3]) } : null
}

/** The result is negative if `a` is newer. */
export function compareAuditPositions(a: AuditPosition, b: AuditPosition): number {
  return (
    b.at.getTime() - a.at.getTime() || auditKinds.indexOf(a.kind) - auditKinds.indexOf(b.kind) || b.id - a.id
  )
}
