import { expect, test } from 'vitest'
import { escapeMarkup } from './markup.ts'

test('the markup writer writes every character of markup as a reference, and no other', () => {
  expect(escapeMarkup(`<a href="x" title='y'>1 & 2</a> 到會`)).toBe(
    '&lt;a href=&quot;x&quot; title=&apos;y&apos;&gt;1 &amp; 2&lt;/a&gt; 到會',
  )
})
