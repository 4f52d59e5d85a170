import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderPath } from '#app/paths.ts'
import { siteDraftPath, staffPath } from '#app/staff/addresses.ts'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { pictureProblems } from '#content/staff/shop/settings/pictures.ts'
import {
  type BrandColour,
  type BrandToken,
  brandTokens,
  paletteOf,
  standardBrand,
} from '#domain/shop/brand.ts'
import { langs } from '#domain/text.ts'
import { failureResponse } from '#server/failure.ts'
import { letterHtml } from '#server/mail/letter-html.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { addressesOf } from '#tests/support/site/addresses.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { browseAs, openedFieldOn } from '#tests/support/staff/staff-forms.ts'
import { sessionByCookie, staffCookie } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build'), sessionOf: sessionByCookie })
})
afterAll(() => site.close())

const path = staffPath('siteBrand')
const amy = browseAs(staffCookie('Amy', 'owner'), () => site)
const amyInEnglish = browseAs(staffCookie('Amy', 'owner', 'en'), () => site)

const violet = {
  main: '#5b2a86',
  action: '#8a2be2',
  ground: '#f6f0ff',
  accent: '#d9c2ff',
  pattern: 'check',
} as const

async function send(verb: string, changes: Record<string, string | File> = {}, { page, post } = amy) {
  const base: Record<string, string> = JSON.parse(openedFieldOn(await page(path)))
  return post(path, { ...base, ...changes, opened: JSON.stringify(base), verb })
}

describe('the form of the brand', () => {
  test('refuses colours that cannot be read, in both languages, and customers keep the published ones', async () => {
    for (const [browsing, lang] of [
      [amy, 'zh'],
      [amyInEnglish, 'en'],
    ] as const) {
      const { status, html } = await send('publish', { main: '#c8c8c8', action: 'reddish' }, browsing)
      expect(status).toBe(422)
      expect(html).toContain(fieldProblems['contrast-low'][lang])
      expect(html).toContain(fieldProblems['colour-invalid'][lang])
    }
    expect((await site.store.content()).settings.details.brand).toBeUndefined()
    await send('discard')
  })

  test('takes a logo, a logo for dark grounds and a symbol, and says why it refuses a file', async () => {
    const png = async (width: number, background: string) =>
      new File(
        [
          new Uint8Array(
            await sharp({ create: { width, height: 96, channels: 4, background } })
              .png()
              .toBuffer(),
          ),
        ],
        'logo.png',
        { type: 'image/png' },
      )
    const broken = new File(['<svg onload="alert(1)"/>'], 'x.png', { type: 'image/png' })
    const refused = await send('upload:logo', { 'file.logo': broken })
    expect(refused.html).toContain(pictureProblems['upload-format-unknown'].zh)
    await send('upload:logo', { 'file.logo': await png(300, '#0a5') })
    const header = async () => /<img class="[^"]*picture[^"]*" src="([^"]+)"/.exec(await amy.page('/'))?.[1]
    expect(await header()).toBeUndefined()
    await send('publish')
    const source = (await header())?.replaceAll('&amp;', '&') ?? ''
    expect((await site.request(source)).status).toBe(200)
    await send('upload:symbol', { 'file.symbol': await png(96, '#a05') })
    await send('publish')
    const icon = await sharp(await bytesOf('/icon-192.png'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...icon.data.subarray(0, 3)].map((value) => Math.round(value / 17))).toEqual([10, 0, 5])
    await send('publish', { logo: '', symbol: '' })
    expect(await header()).toBeUndefined()
  })
})

const bytesOf = async (address: string) => Buffer.from(await (await site.app.request(address)).arrayBuffer())

const standardColours = Object.keys(brandTokens).flatMap((base) =>
  Object.entries(brandTokens[base as BrandColour]),
) as readonly (readonly [BrandToken, string])[]
const names = standardColours.map(([name]) => name).join('|')

/** The ink of errors, in every shop. */
const meaning = '#8f1d13'

/** What a page still has of the standard look once its own properties are applied. */
function standardLeftIn(html: string): readonly string[] {
  const text = html
    .toLowerCase()
    // The definitions of the sheets, and what applies only without a brand of one's own.
    .replace(/:root\{--rice:[^}]*\}/g, '')
    .replaceAll(new RegExp(`var\\(--(?:${names}|strip|mosaic|weave),(?:url\\([^)]*\\)|[^()]*)\\)`, 'g'), '')
    // The cloth of a drawn table continues its picture.
    .replaceAll(/--band:#[\da-f]+/g, '')
    // A chilli and a junk are drawn in the colours of the things.
    .replaceAll(/<svg viewbox="0 0 (?:1360 150|400 300)".*?<\/svg>/g, '')
  return [...new Set(standardColours.map(([, colour]) => colour))].filter(
    (colour) => colour !== meaning && text.includes(colour),
  )
}

describe('a violet shop', () => {
  beforeAll(async () => {
    const saved = await send('publish', violet)
    expect(saved.status).toBe(200)
  })

  test('shows nothing of the standard colours on any public page, nor in its manifest', async () => {
    const palette = paletteOf({ ...standardBrand, ...violet })
    const content = await site.store.content()
    const remainingColours: Record<string, readonly string[]> = {}
    for (const address of addressesOf(content.catalogue)) {
      const response = await site.request(address)
      if (response.status !== 200) continue
      const html = await response.text()
      expect(html).toContain(`--jade-800:${palette['jade-800']}`)
      expect(html).toContain(`name="theme-color" content="${palette['jade-800']}"`)
      if (standardLeftIn(html).length > 0) remainingColours[address] = standardLeftIn(html)
    }
    expect(remainingColours).toEqual({})
    const manifest = await (await site.request('/manifest.webmanifest')).json()
    expect(manifest).toMatchObject({ theme_color: palette['jade-800'], background_color: palette.rice })
    expect(standardLeftIn(await (await site.request('/icon.svg')).text())).toEqual([])
  })

  test('shows its style to browsers that obey the policy', async () => {
    for (const address of ['/', path]) {
      const response = await site.request(address, { headers: { cookie: staffCookie('Amy', 'owner') } })
      const [, style = ''] = /<style>(:root:root\{.*?)<\/style>/.exec(await response.text()) ?? []
      const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString('base64')
      expect(response.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`)
    }
  })

  test('writes letters, failure pages, menu cards and the pages of an order in its colours', async () => {
    const { details } = (await site.store.content()).settings
    const order = await placedOrder(site.store, orderInput(await site.store.content(), testNow), testNow)
    const status = orderPath(order.reference, order.token, 'zh')
    const shop = { ...(await import('#content/shop-details.ts')).demoShopDetails, ...details }
    const request = new Request('http://localhost/', { headers: { accept: 'text/html' } })
    const set = (await site.store.content()).catalogue.sets.find(({ sheets }) => sheets.length > 0)
    const texts = [
      await amy.page(status),
      await failureResponse(new Error('out'), request, shop).text(),
      await (await site.request(`/menu-card/${set?.slug}-1-zh-wide.svg`)).text(),
      await letterHtml(
        {
          subject: '',
          preview: '',
          parts: [
            { kind: 'eyebrow', text: '收到' },
            { kind: 'button', text: '付款', href: 'https://a.example', look: 'do' },
          ],
        },
        { brand: shop.name, look: shop.brand, company: '', address: '', hotline: '', email: '' },
        'zh',
      ),
    ]
    for (const text of texts) {
      expect(text.length).toBeGreaterThan(500)
      expect(standardLeftIn(text)).toEqual([])
    }
  })

  test('has share pictures in its colours from the first request on', async () => {
    const { dominant } = await sharp(await bytesOf('/share/home-zh.jpg'))
      .extract({ left: 0, top: 0, width: 40, height: 630 })
      .stats()
    expect(dominant.b).toBeGreaterThan(dominant.g)
  })

  test('previews a draft of the standard look in full, and restores it', async () => {
    await send('standard')
    for (const lang of langs) expect(await amy.page(siteDraftPath(lang))).toContain('--jade-800:#0e4b43')
    expect(await amy.page('/')).toContain('<style>:root:root')
    await send('publish')
    expect(await amy.page('/')).not.toContain('<style>:root:root')
    expect(await (await site.request('/manifest.webmanifest')).json()).toMatchObject({
      theme_color: '#0e4b43',
    })
  })
})

test('with other faces headings are text, and no face is loaded', async () => {
  await send('publish', { faces: 'plain' })
  const html = await amy.page('/thai-catering/')
  expect(html).toContain('[data-sign] svg{display:none}')
  expect(html).not.toMatch(/rel="preload"[^>]*as="font"/)
  await send('publish', { faces: 'sign' })
  expect(await amy.page('/thai-catering/')).toMatch(/rel="preload"[^>]*as="font"/)
})
