import { describe, expect, test } from 'vitest'
import { districtNames } from '#content/district-names.ts'
import { handoverPlace } from '#content/ordering/handover-place.ts'
import { status } from '#content/ordering/order-status.ts'
import { langs } from '#domain/text.ts'
import { letterContext } from '#tests/support/orders/mailed-order.ts'
import { customerLetter } from './customer-letter.ts'
import { staffLetter } from './staff-letter.ts'

describe.each(langs)('the letter about a placed order (%s)', (lang) => {
  const district = districtNames['sha-tin'][lang]
  const rowsIn = (districtId: 'sha-tin' | null) => {
    const parts = customerLetter(letterContext({ order: { districtId } }), lang)?.parts ?? []
    return parts.flatMap((part) => (part.kind === 'rows' ? part.rows : []))
  }

  test('names the chosen district, to the customer and to the shop', () => {
    expect(rowsIn('sha-tin')).toContainEqual([status.district[lang], district])
    const context = letterContext({ order: { districtId: 'sha-tin' } })
    const lines = staffLetter(context, lang)?.parts.flatMap((part) =>
      part.kind === 'lines' ? part.lines : [],
    )
    expect(lines).toContainEqual(handoverPlace(context.order, lang))
    expect(handoverPlace(context.order, lang)).toContain(district)
  })

  test('has no line for the district if none was chosen', () => {
    const names = rowsIn(null).map(([name]) => name)
    expect(names).toContain(status.address[lang])
    expect(names).not.toContain(status.district[lang])
  })
})
