import { describe, expect, test } from 'vitest'
import { demoShopDetails } from '#content/shop-details.ts'
import { recordPolicy } from '#domain/shop/policies.ts'
import { langs } from '#domain/text.ts'
import { type PrivacyContext, privacyClauses } from './privacy.ts'

const off: PrivacyContext = {
  shop: demoShopDetails,
  isMeasured: false,
  hasLiveMap: false,
}

const words = (context: PrivacyContext, records = recordPolicy, customerMonths = 24) =>
  JSON.stringify(privacyClauses({ records, customerMonths }, context))

describe('the privacy policy', () => {
  test('has a distinct anchor for every section', () => {
    const ids = privacyClauses({ records: recordPolicy, customerMonths: 24 }, off).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('uses the days, years and ages of the rules', () => {
    const rules = { ...recordPolicy, dataRequestDays: 41, parentalConsentUnder: 14, recordYears: 9 }
    const text = words(off, rules, 19)
    for (const figure of ['19 個月', '19 months', '41 日', '41 days', '14 歲', 'under 14', '9 年', '9 years'])
      expect(text).toContain(figure)
    expect(text).not.toMatch(/\b40\b|\b13\b|\b7\b|\b24\b/)
  })

  test('mentions outside services only where they are enabled', () => {
    expect(words(off)).not.toContain('Google')
    expect(words({ ...off, isMeasured: true })).toContain('Google Analytics')
    expect(words({ ...off, hasLiveMap: true })).toContain('Google Maps')
  })

  test('leaves no placeholder in either language', () => {
    expect(words(off)).not.toMatch(/undefined|NaN/)
    for (const lang of langs) expect(words(off)).not.toContain(`"${lang}":""`)
  })
})
