import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const nothing = { mapsKey: null, analyticsId: null, paymentOrigin: null }

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the content policy allows the given inline scripts and styles by their text', () => {
  const policy = contentSecurityPolicy({ scripts: ['go()', 'stay()'], styles: ['a{}'] }, nothing)
  expect(policy).toContain(`script-src 'self' ${hash('go()')} ${hash('stay()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
})

test('the content policy allows no other origin, and nothing inline by default', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, nothing)
  expect(policy).not.toContain('https:')
  expect(policy).toContain("script-src 'self'; style-src 'self';")
})

test('the content policy allows Google Maps when it has a key, and its style elements beside those of the page', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: ['a{}'] }, { ...nothing, mapsKey: 'a-key' })
  expect(policy).toContain("script-src 'self' https://*.googleapis.com https://*.gstatic.com;")
  expect(policy).toContain("style-src 'self' 'unsafe-inline' https://fonts.googleapis.com;")
  expect(policy).not.toContain('analytics')
  expect(policy).not.toContain('sha256')
})

test('the content policy allows Google Analytics when it has an id, without allowing Maps', () => {
  const policy = contentSecurityPolicy(
    { scripts: ['go()'], styles: [] },
    { ...nothing, analyticsId: 'G-12345678' },
  )
  expect(policy).toContain(`script-src 'self' ${hash('go()')} https://*.googletagmanager.com;`)
  expect(policy).toContain("connect-src 'self' https://*.google-analytics.com ")
  expect(policy).not.toContain('googleapis')
  expect(policy).not.toContain("style-src 'self' 'unsafe-inline'")
})
