import { expect, test } from 'vitest'
import { promoScript } from './promo-bar.tsx'

test('a code can not end the script it stands in', () => {
  const script = promoScript({ code: '</script><script>steal()//"', percentOff: 1 })
  expect(script).not.toContain('<')
  expect(script).toContain('"\\u003c/script>\\u003cscript>steal()//\\""')
})
