import postcss from 'postcss'
import { expect, test } from 'vitest'
import { breaksFollowWrapping } from './breaks-follow-wrapping.ts'

test('text breaks between phrases wherever its style sheet lets it wrap', () => {
  const css = '.chip { white-space: nowrap } .note { white-space: pre-line } .plain { color: red }'
  expect(postcss([breaksFollowWrapping()]).process(css, { from: undefined }).css).toBe(
    '.chip { white-space: nowrap; --breaks: none } .note { white-space: pre-line; --breaks: inline } .plain { color: red }',
  )
})
