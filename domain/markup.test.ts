import { expect, test } from 'vitest'
import { escapeMarkup } from './markup.ts'

test('the markup writer escapes every character of markup, and no other', () => {
  expect(escapeMarkup(`<a href="x" title='y'>1 & 2</a> 到會`)).toBe(
    '&lt;a href=&quot;x&quot; title=&apos;y&apos;&gt;1 &amp; 2&lt;/a&gt; 到會',
  )
})
