import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isProofWaiting, maxProofsEver, proofsLeft, proofsPerOrder } from './payment-proof.ts'

const at = new Date('2026-12-01T12:00:00+08:00')
const waitingProof = { refusedAt: null, acceptedAt: null }
const refusedProof = { refusedAt: at, acceptedAt: null }
const acceptedProof = { refusedAt: null, acceptedAt: at }

describe('pictures of a transfer', () => {
  test('wait until staff refuse or accept them', () => {
    expect([waitingProof, refusedProof, acceptedProof].map(isProofWaiting)).toEqual([true, false, false])
  })

  test('leave room for the rest of three', () => {
    expect(proofsLeft([])).toBe(3)
    expect(proofsLeft([waitingProof, waitingProof])).toBe(1)
    expect(proofsLeft([waitingProof, waitingProof, waitingProof])).toBe(0)
  })

  test('free their place when staff refuse them, up to twelve pictures in all', () => {
    expect(proofsLeft([refusedProof, refusedProof, refusedProof])).toBe(3)
    expect(proofsLeft(Array.from({ length: 11 }, () => refusedProof))).toBe(1)
    expect(proofsLeft(Array.from({ length: 12 }, () => refusedProof))).toBe(0)
  })

  test('never exceed their maximum, whatever was sent before', () => {
    const proofLists = fc.array(fc.constantFrom(waitingProof, refusedProof, acceptedProof), { maxLength: 20 })
    fc.assert(
      fc.property(proofLists, (proofs) => {
        const remaining = proofsLeft(proofs)
        expect(remaining).toBeGreaterThanOrEqual(0)
        if (remaining === 0) return
        expect(proofs.filter(isProofWaiting).length + remaining).toBeLessThanOrEqual(proofsPerOrder)
        expect(proofs.length + remaining).toBeLessThanOrEqual(maxProofsEver)
      }),
    )
  })
})
