import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const nothing = { mapsKey: null, analyticsId: null }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('allows inline scripts by their text, and neither data nor linked ones', () => {
  const policy = contentSecurityPolicy(
    '<script>go()</script><script type="application/ld+json">{}</script><script type="module" src="/a.js"></script>',
    nothing,
  )
  expect(policy).toContain(`script-src 'self' ${hash('go()')};`)
})

test('lets nothing in from outside without a key, and only what a key needs with it', () => {
  expect(contentSecurityPolicy('', nothing)).not.toContain('https:')
  const withMap = contentSecurityPolicy('', { ...nothing, mapsKey: 'k' })
  expect(withMap).toContain('https://maps.googleapis.com')
  expect(withMap).not.toContain('googletagmanager')
})
