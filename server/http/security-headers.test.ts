import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

const nothing = { mapsKey: null, analyticsId: null }

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('allows the inline scripts and styles it is told of, by their text', () => {
  const policy = contentSecurityPolicy({ scripts: ['go()', 'stay()'], styles: ['a{}'] }, nothing)
  expect(policy).toContain(`script-src 'self' ${hash('go()')} ${hash('stay()')};`)
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
})

test('lets nothing in from outside, and nothing inline unless told', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [] }, nothing)
  expect(policy).not.toContain('https:')
  expect(policy).toContain("script-src 'self'; style-src 'self';")
})

test('lets the map in with its key, and its style elements beside those of the page', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: ['a{}'] }, { ...nothing, mapsKey: 'a-key' })
  expect(policy).toContain("script-src 'self' https://*.googleapis.com https://*.gstatic.com;")
  expect(policy).toContain("style-src 'self' 'unsafe-inline' https://fonts.googleapis.com;")
  expect(policy).not.toContain('analytics')
  expect(policy).not.toContain('sha256')
})

test('lets the measuring in with its id, and no map', () => {
  const policy = contentSecurityPolicy(
    { scripts: ['go()'], styles: [] },
    { ...nothing, analyticsId: 'G-12345678' },
  )
  expect(policy).toContain(`script-src 'self' ${hash('go()')} https://*.googletagmanager.com;`)
  expect(policy).toContain("connect-src 'self' https://*.google-analytics.com ")
  expect(policy).not.toContain('googleapis')
  expect(policy).not.toContain("style-src 'self' 'unsafe-inline'")
})
