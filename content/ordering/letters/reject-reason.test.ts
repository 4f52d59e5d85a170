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

describe.each(langs)('the letter of an order that is not taken (%s)', (lang) => {
  test.each(Object.entries(rejectReasons))('words the reason %s in its own language', (code, reason) => {
    for (const chosen of [code, reason.zh, reason.en])
      expect(letterSaying(chosen, lang)).toContain(reason[lang])
  })

  test('tells a reason that staff wrote as they wrote it, and none where there is none', () => {
    expect(letterSaying('升降機壞咗', lang)).toContain('升降機壞咗')
    expect(letterSaying('', lang)).not.toMatch(/原因|Reason/)
  })
})
