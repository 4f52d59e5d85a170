import { describe, expect, test } from 'vitest'
import { demoShopDetails } from '#content/shop-details.ts'
import { langs } from '#domain/text.ts'
import { type PrivacyContext, privacyClauses } from './privacy.ts'

const off: PrivacyContext = {
  shop: demoShopDetails,
  isMeasured: false,
  hasLiveMap: false,
}

const words = (context: PrivacyContext, recordYears = 7, customerMonths = 24) =>
  JSON.stringify(privacyClauses({ service: { recordYears }, customerMonths }, context))

describe('the privacy policy', () => {
  test('has a distinct anchor for every section', () => {
    const ids = privacyClauses({ service: { recordYears: 7 }, customerMonths: 24 }, off).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('states for how long the shop keeps records', () => {
    const text = words(off, 9, 19)
    for (const figure of ['19 個月', '19 months', '9 年', '9 years']) expect(text).toContain(figure)
    expect(text).not.toMatch(/\b7\b|\b24\b/)
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
