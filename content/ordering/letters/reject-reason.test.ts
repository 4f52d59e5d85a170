import { describe, expect, test } from 'vitest'
import { rejectReasons } from '#content/ordering/reject-reasons.ts'
import { langs } from '#domain/text.ts'
import { letterContext } from '#tests/support/orders/mailed-order.ts'
import { customerLetter } from './customer-letter.ts'

const letterSaying = (note: string, lang: 'zh' | 'en') => {
  const context = letterContext()
  const event = { ...context.event, verb: 'reject', status: 'rejected', note } as const
  return JSON.stringify(customerLetter({ ...context, event }, lang)?.parts)
}

describe.each(langs)('the letter about a rejected order (%s)', (lang) => {
  test.each(Object.entries(rejectReasons))('states the reason %s in its own language', (code, reason) => {
    for (const reasonText of [code, reason.zh, reason.en])
      expect(letterSaying(reasonText, lang)).toContain(reason[lang])
  })

  test('states a reason that staff wrote unchanged, and no reason if there is none', () => {
    expect(letterSaying('升降機壞咗', lang)).toContain('升降機壞咗')
    expect(letterSaying('', lang)).not.toMatch(/原因|Reason/)
  })
})
