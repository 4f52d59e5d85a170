import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('allows the inline scripts and styles it is told of, by their text', () => {
  const policy = contentSecurityPolicy({ scripts: ['go()', 'stay()'], styles: ['a{}'] })
  expect(policy).toContain(`script-src 'self' ${hash('go()')} ${hash('stay()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
})

test('lets nothing in from outside, and nothing inline unless told', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [] })
  expect(policy).not.toContain('https:')
  expect(policy).toContain("script-src 'self'; style-src 'self';")
})
