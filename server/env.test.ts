import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

describe('readEnv', () => {
  test('needs no variables', () => {
    expect(readEnv({})).toMatchObject({
      ok: true,
      env: {
        port: 3000,
        dataDir: 'data',
        databaseUrl: undefined,
        site: { siteUrl: 'http://localhost:3000' },
      },
    })
  })

  test('treats an empty value as absent', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ ok: true, env: { port: 3000 } })
  })

  test('reports every wrong value on a line of its own', () => {
    const reading = readEnv({ PORT: '70000', SHOP_URL: 'shop', NODE_ENV: 'staging' })
    expect(reading).toEqual({
      ok: false,
      problems: [
        'PORT "70000" is not a port between 0 and 65535',
        'NODE_ENV "staging" is not development, production or test',
        'SHOP_URL "shop" is not an http(s) address',
      ],
    })
  })

  test('reads the shop’s name in either language, and one address for both if only one is given', () => {
    expect(readEnv({ SHOP_URL: 'https://a.example/', SHOP_URL_EN: 'https://a.example/en/' })).toMatchObject({
      env: { site: { details: { shopUrl: { zh: 'https://a.example', en: 'https://a.example/en' } } } },
    })
    expect(readEnv({ SHOP_URL: 'https://a.example' })).toMatchObject({
      env: { site: { details: { shopUrl: { zh: 'https://a.example', en: 'https://a.example' } } } },
    })
  })

  test('reads the position of the kitchen, and rejects coordinates that do not exist', () => {
    expect(readEnv({ MAP_LATITUDE: '22.3', MAP_LONGITUDE: '114' })).toMatchObject({
      env: { site: { details: { position: { latitude: 22.3, longitude: 114 } } } },
    })
    expect(readEnv({ MAP_LATITUDE: '91', MAP_LONGITUDE: 'east' })).toMatchObject({
      problems: [
        'MAP_LATITUDE "91" is not between -90 and 90 degrees',
        'MAP_LONGITUDE "east" is not a number of degrees',
      ],
    })
  })

  test('opens metrics to this machine or to a token, and prints no wrong token', () => {
    expect(readEnv({})).toMatchObject({ env: { metrics: null, logsRequests: false } })
    expect(readEnv({ METRICS: 'loopback', LOG_REQUESTS: 'on' })).toMatchObject({
      env: { metrics: { isOpenToLoopback: true, token: null }, logsRequests: true },
    })
    expect(readEnv({ METRICS: 'loopback', TRUSTED_PROXIES: '127.0.0.1' })).toMatchObject({ ok: false })
    const token = 'a_token_of_24_characters'
    expect(readEnv({ METRICS_TOKEN: token })).toMatchObject({
      env: { metrics: { isOpenToLoopback: false, token } },
    })
    expect(readEnv({ METRICS_TOKEN: 'too-short' })).toEqual({
      ok: false,
      problems: ['METRICS_TOKEN is not a secret of 16 to 200 letters, figures and _'],
    })
  })

  test('sends copies of backups to a whole address of a bucket with both parts of its key', () => {
    const key = { BACKUP_S3_KEY_ID: 'shop', BACKUP_S3_SECRET: 'seven lobsters' }
    expect(readEnv({ BACKUP_S3_URL: 'https://s3.example/bucket/', ...key })).toMatchObject({
      env: { backups: { remote: { url: 'https://s3.example/bucket', region: 'us-east-1' } } },
    })
    for (const BACKUP_S3_URL of [
      'https://s3.example',
      'https://s3.example/b/folder',
      'https://s3.example/b?x=1',
    ])
      expect(readEnv({ BACKUP_S3_URL, ...key })).toMatchObject({ ok: false })
    expect(readEnv({ BACKUP_S3_URL: 'https://s3.example/bucket' })).toEqual({
      ok: false,
      problems: ['BACKUP_S3_URL "https://s3.example/bucket" needs BACKUP_S3_KEY_ID and BACKUP_S3_SECRET'],
    })
  })

  test('trusts the listed proxies, and rejects an invalid list', () => {
    const trusting = (list: string) => readEnv({ TRUSTED_PROXIES: list })
    expect(trusting('127.0.0.1, 10.0.0.0/8,::1,fd00::/8')).toMatchObject({
      env: { trustedProxies: ['127.0.0.1', '10.0.0.0/8', '::1', 'fd00::/8'] },
    })
    expect(readEnv({})).toMatchObject({ env: { trustedProxies: [] } })
    for (const list of ['proxy.example', '10.0.0.0/33', '::1/129', '10.0.0.1/', '10.0.0.1,', '1.2.3.4/8/8'])
      expect(trusting(list)).toMatchObject({ problems: [expect.stringContaining('TRUSTED_PROXIES')] })
  })

  test('enables external services only with their keys', () => {
    expect(readEnv({})).toMatchObject({ env: { site: { mapsKey: null, analyticsId: null } } })
    expect(readEnv({ GOOGLE_MAPS_KEY: 'AIza-key_1', ANALYTICS_ID: 'G-12345678' })).toMatchObject({
      env: { site: { mapsKey: 'AIza-key_1', analyticsId: 'G-12345678' } },
    })
    expect(readEnv({ ANALYTICS_ID: '"><script>' })).toMatchObject({ ok: false })
  })

  test('does not print the password of a wrong database address', () => {
    expect(readEnv({ DATABASE_URL: 'mysql://root:secret@db' })).toEqual({
      ok: false,
      problems: ['DATABASE_URL is not a postgres:// address'],
    })
  })

  test('sends letters from the address of the site unless told otherwise, and prints no mail password', () => {
    expect(readEnv({ CONTACT_EMAIL: 'shop@example.com' })).toMatchObject({
      env: { mail: { smtpUrl: null, from: 'shop@example.com', staff: null } },
    })
    const smtp = { SMTP_URL: 'smtps://shop:secret@mail.example:465', MAIL_FROM: 'orders@example.com' }
    expect(readEnv({ ...smtp, STAFF_EMAIL: 'kitchen@example.com' })).toMatchObject({
      env: { mail: { smtpUrl: smtp.SMTP_URL, from: smtp.MAIL_FROM, staff: 'kitchen@example.com' } },
    })
    for (const wrong of ['http://shop:secret@mail.example', 'smtp://', 'smtp://shop:secret@'])
      expect(readEnv({ SMTP_URL: wrong })).toEqual({
        ok: false,
        problems: ['SMTP_URL is not a smtp:// address'],
      })
  })

  test('does not print a wrong secret', () => {
    expect(readEnv({ ORDER_SECRET: 'too short' })).toEqual({
      ok: false,
      problems: ['ORDER_SECRET has fewer than 32 characters'],
    })
  })

  test('is frozen', () => {
    const reading = readEnv({ CHAT_NUMBER: '+852 6000 0000', SITE_URL: 'https://hoiyuen.example/' })
    if (!reading.ok) throw new Error(reading.problems.join())
    expect(Object.isFrozen(reading.env)).toBe(true)
    expect(reading.env.site.details.chatNumber).toBe('85260000000')
    expect(reading.env.site.siteUrl).toBe('https://hoiyuen.example')
  })

  test.each([
    ['1234567', { kind: 'id', value: '1234567' }],
    ['+852-51234567', { kind: 'phone', value: '+852-51234567' }],
    ['pay@caterer.example', { kind: 'email', value: 'pay@caterer.example' }],
  ])('accepts %s as an FPS account', (value, fps) => {
    expect(readEnv({ FPS_ACCOUNT: value })).toMatchObject({ env: { payments: { accounts: { fps } } } })
  })

  test.each(['12345678', '+85251234567', '開源', `${'a'.repeat(99)}@b.example`])(
    'refuses %s as an FPS account',
    (value) => {
      expect(readEnv({ FPS_ACCOUNT: value })).toMatchObject({ ok: false })
    },
  )

  test('practises payments on this machine, and elsewhere only if configured', () => {
    const practises = (value: Record<string, string>) => {
      const reading = readEnv(value)
      return reading.ok && reading.env.payments.isPractice
    }
    expect(practises({})).toBe(true)
    expect(practises({ SITE_URL: 'http://127.0.0.1:8080' })).toBe(true)
    expect(practises({ SITE_URL: 'https://caterer.example' })).toBe(false)
    expect(practises({ HOST: '127.0.0.1' })).toBe(true)
    expect(practises({ HOST: '0.0.0.0', SITE_URL: 'http://localhost:3000' })).toBe(true)
    for (const HOST of ['0.0.0.0', '::', '192.168.1.5', 'caterer.example'])
      expect(practises({ HOST })).toBe(false)
    expect(practises({ HOST: '0.0.0.0', PAYMENT_PRACTICE: 'on' })).toBe(true)
    // A kitchen with a licence is no demo.
    expect(practises({ LICENCE_NUMBER: '2961234567' })).toBe(false)
    expect(practises({ SITE_URL: 'https://localhost.caterer.example' })).toBe(false)
    expect(practises({ SITE_URL: 'https://caterer.example', PAYMENT_PRACTICE: 'on' })).toBe(true)
    expect(practises({ PAYMENT_PRACTICE: 'off' })).toBe(false)
  })

  test('refuses practice payments together with a payment key', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_0000000000000000',
      STRIPE_WEBHOOK_SECRET: 'whsec_0000000000000000',
    }
    expect(readEnv({ ...keys, PAYMENT_PRACTICE: 'on' })).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^PAYMENT_PRACTICE "on" takes no real money/)],
    })
    expect(readEnv({ ...keys, PAYMENT_PRACTICE: 'off' })).toMatchObject({ ok: true })
  })
})
