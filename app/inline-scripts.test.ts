import { expect, test } from 'vitest'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { speculationRules } from './browser/speculation-rules.ts'
import { transitionsScript } from './browser/transitions.ts'
import { inlineScripts, promoScript } from './inline-scripts.ts'

test('a promotion code cannot end its script element', () => {
  const script = promoScript({ code: '</script><script>steal()//"', percentOff: 1 })
  expect(script).not.toContain('<')
  expect(script).toContain('"\\u003c/script>\\u003cscript>steal()//\\""')
})

test('pages have a script for the first percentage code, and no script if there is none', () => {
  expect(inlineScripts(demoSettings())).toEqual([
    transitionsScript,
    speculationRules,
    promoScript({ code: 'CV88', percentOff: 12 }),
  ])
  expect(inlineScripts({ ...demoSettings(), promotions: [] })).toEqual([transitionsScript, speculationRules])
})
