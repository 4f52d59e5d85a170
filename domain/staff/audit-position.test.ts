import { expect, test } from 'vitest'
import { auditKinds } from './audit-kind.ts'
import {
  auditPositionText,
  compareAuditPositions,
  maxAuditPositionLetters,
  readAuditPosition,
} from './audit-position.ts'

const at = new Date('2026-11-21T12:00:00+08:00')

test('a position in the audit log is read back as it was written', () => {
  for (const kind of auditKinds)
    for (const place of [
      { at, kind, id: 1 },
      { at: new Date(9_999_999_999_999), kind, id: 999_999_999_999_999 },
    ]) {
      expect(readAuditPosition(auditPositionText(place))).toEqual(place)
      expect(auditPositionText(place).length).toBeLessThanOrEqual(maxAuditPositionLetters)
    }
})

test.each([
  '',
  '1',
  '1-orders',
  '1-money-1',
  '-1-orders-1',
  '1-orders-1 ',
  '99999999999999-orders-1',
  '1-orders-1e3',
])('%j is not a position in the audit log', (text) => expect(readAuditPosition(text)).toBeNull())

test('the newest entry comes first; entries of one moment are sorted by kind and then by number', () => {
  const later = new Date(at.getTime() + 1)
  const places = [
    { at: later, kind: 'shop', id: 1 },
    { at, kind: 'accounts', id: 7 },
    { at, kind: 'orders', id: 9 },
    { at, kind: 'orders', id: 8 },
    { at, kind: 'shop', id: 12 },
  ] as const
  expect(places.toReversed().toSorted(compareAuditPositions)).toEqual(places)
})
