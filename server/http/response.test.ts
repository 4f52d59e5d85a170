import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type EncodedResponse, encodeResponse } from './response.ts'

const text = '開源到會 catering '.repeat(100)
const page = (body = text) => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8' },
  body: Buffer.from(body),
})
const header = ({ headers }: EncodedResponse, name: string) => headers[headers.indexOf(name) + 1]
const encoding = (ready: EncodedResponse) =>
  ready.headers.includes('Content-Encoding') ? header(ready, 'Content-Encoding') : ''

describe('an encoded response', () => {
  test('has the same text in every encoding', async () => {
    const response = await encodeResponse(page())
    await response.compression
    const texts = [
      response.readyFor(undefined, undefined).body,
      brotliDecompressSync(response.readyFor('br', undefined).body),
      gunzipSync(response.readyFor('gzip', undefined).body),
    ].map(String)
    expect(texts).toEqual([text, text, text])
  })

  test.each([
    [undefined, ''],
    ['identity', ''],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.8', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br; q=0.0, gzip; q=0', ''],
  ])('for Accept-Encoding %s is sent as "%s"', async (accepts, encodingName) => {
    const response = await encodeResponse(page())
    await response.compression
    const ready = response.readyFor(accepts, undefined)
    expect(encoding(ready)).toBe(encodingName)
    expect(header(ready, 'Content-Length')).toBe(String(ready.body.length))
    expect(header(ready, 'Vary')).toBe('Accept-Encoding')
  })

  test.each(['br', 'gzip'])('is available at once in a quick %s compression', async (accepts) => {
    for (const body of [text, text.repeat(100)]) {
      const { readyFor } = await encodeResponse(page(body), 'quick')
      expect(encoding(readyFor(accepts, undefined))).toBe(accepts)
    }
  })

  test('is not compressed if it is short or a picture', async () => {
    expect(encoding((await encodeResponse(page('short'))).readyFor('br', undefined))).toBe('')
    const picture = await encodeResponse({ ...page(), headers: { 'Content-Type': 'image/avif' } })
    expect(encoding(picture.readyFor('br', undefined))).toBe('')
  })

  test('is reused when the same bytes are rendered again', async () => {
    const first = await encodeResponse(page())
    expect(await encodeResponse(page(), 'best', first)).toBe(first)
    expect(await encodeResponse(page(`${text}!`), 'best', first)).not.toBe(first)
  })

  test('is not sent to a client that has it, in any form of If-None-Match', async () => {
    const { etag, readyFor } = await encodeResponse(page())
    const strong = etag.slice(2)
    for (const has of [etag, strong, '*', `"a", ${etag}`, `W/"x",${strong}`])
      expect(readyFor('br', has).status, has).toBe(304)
    for (const has of ['', '"a"', strong.slice(1, -1)]) expect(readyFor('br', has).status, has).toBe(200)
  })

  test('is always sent completely if it is not a success', async () => {
    const { etag, readyFor } = await encodeResponse({ ...page(), status: 404 })
    expect(readyFor('br', etag).status).toBe(404)
  })
})
