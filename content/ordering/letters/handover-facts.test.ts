import { describe, expect, test } from 'vitest'
import { districtNames } from '#content/district-names.ts'
import { handoverPlace } from '#content/ordering/handover-place.ts'
import { status } from '#content/ordering/order-status.ts'
import { langs } from '#domain/text.ts'
import { letterFacts } from '#tests/support/orders/mailed-order.ts'
import { customerLetter } from './customer-letter.ts'
import { staffLetter } from './staff-letter.ts'

describe.each(langs)('the letter of a placed order (%s)', (lang) => {
  const district = districtNames['sha-tin'][lang]
  const factsIn = (districtId: 'sha-tin' | null) => {
    const parts = customerLetter(letterFacts({ order: { districtId } }), lang)?.parts ?? []
    return parts.flatMap((part) => (part.kind === 'facts' ? part.facts : []))
  }

  test('names the district that was chosen, to the customer and to the shop', () => {
    expect(factsIn('sha-tin')).toContainEqual([status.district[lang], district])
    const facts = letterFacts({ order: { districtId: 'sha-tin' } })
    const lines = staffLetter(facts, lang)?.parts.flatMap((part) => (part.kind === 'lines' ? part.lines : []))
    expect(lines).toContainEqual(handoverPlace(facts.order, lang))
    expect(handoverPlace(facts.order, lang)).toContain(district)
  })

  test('has no line for it where none was named', () => {
    const names = factsIn(null).map(([name]) => name)
    expect(names).toContain(status.address[lang])
    expect(names).not.toContain(status.district[lang])
  })
})
