import { expect, test } from 'vitest'
import { demoSettings } from '#tests/support/catalogue.ts'
import { inlineScripts, promoScript } from './inline-scripts.ts'

test('a code can not end the script it stands in', () => {
  const script = promoScript({ code: '</script><script>steal()//"', percentOff: 1 })
  expect(script).not.toContain('<')
  expect(script).toContain('"\\u003c/script>\\u003cscript>steal()//\\""')
})

test('the pages carry the script of the first percentage code, and none without one', () => {
  expect(inlineScripts(demoSettings())).toEqual([promoScript({ code: 'CV88', percentOff: 12 })])
  expect(inlineScripts({ ...demoSettings(), promotions: [] })).toEqual([])
})
