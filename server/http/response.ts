/** A response is encoded once and sent many times. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createIdleQueue } from '#server/idle-queue.ts'
import { logError } from '#server/log.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Status, headers and body in the format of Node's writeHead and end. */
export interface EncodedResponse {
  readonly status: number
  readonly headers: string[]
  readonly body: Buffer
}

export interface CachedResponse {
  readonly etag: string
  /** Returns 304 if the client has the response. */
  readyFor(acceptEncoding: string | undefined, ifNoneMatch: string | undefined): EncodedResponse
  /** Resolves when the best encodings are available. */
  readonly compression: Promise<void>
}

export interface PlainResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** In bytes; smaller bodies gain less than the header costs. */
const worthEncoding = 600
/** In bytes; longer bodies need a faster brotli quality. */
const long = 100_000

/** The best encodings wait, because a page is followed by requests for its pictures. */
const later = createIdleQueue(logError, 'compressing a response')
let pieces = 0

/** Brotli 11 takes 30 times as long and saves a sixth of the bytes, so it runs in the background. `quick` skips it. */
export async function encodeResponse(
  response: PlainResponse,
  effort: 'quick' | 'best' = 'best',
  earlier?: CachedResponse,
): Promise<CachedResponse> {
  const { ready, ...frame } = frameOf(response)
  if (earlier?.etag === frame.etag) return earlier
  later.postpone()
  const { body } = response
  if (frame.isText)
    await Promise.all(
      (['br', 'gzip'] as const).map(async (encoding) => frame.add(encoding, await quickly(encoding, body))),
    )
  const isImproved = frame.isText && effort === 'best'

  async function compressWell() {
    frame.add('gzip', await zip(body, { level: 9 }))
    frame.add('br', await brotli(body, brotliOptions(11, body.length)))
  }

  return {
    etag: frame.etag,
    compression: isImproved ? inPause(compressWell) : Promise.resolve(),
    readyFor(acceptEncoding, ifNoneMatch) {
      if (frame.isKnown(ifNoneMatch)) return frame.unchanged
      return ready.get(preferredEncoding(acceptEncoding)) ?? frame.whole
    },
  }
}

export async function respondOnce({ headers }: Request, response: PlainResponse): Promise<Response> {
  later.postpone()
  const { ready, ...frame } = frameOf(response)
  if (frame.isKnown(headers.get('if-none-match') ?? undefined)) return webResponse(frame.unchanged)
  const encoding = preferredEncoding(headers.get('accept-encoding') ?? undefined)
  if (frame.isText && encoding !== 'identity') frame.add(encoding, await quickly(encoding, response.body))
  return webResponse(ready.get(encoding) ?? frame.whole)
}

function frameOf({ status, headers, body }: PlainResponse) {
  const digest = createHash('sha256')
    .update(`${status} ${JSON.stringify(headers)}`)
    .update(body)
  const etag = `W/"${digest.digest('base64url').slice(0, 22)}"`
  const isText = body.length >= worthEncoding && isCompressible(headers['Content-Type'])
  const common = flat({ ...headers, ETag: etag, ...(isText && { Vary: 'Accept-Encoding' }) })
  const make = (encoding: Encoding, bytes: Buffer): EncodedResponse => ({
    status,
    headers: [
      ...common,
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      'Content-Length',
      String(bytes.length),
    ],
    body: bytes,
  })
  const ready = new Map<Encoding, EncodedResponse>()
  return {
    etag,
    isText,
    ready,
    whole: make('identity', Buffer.from(body.buffer, body.byteOffset, body.length)),
    unchanged: { status: 304, headers: common, body: Buffer.alloc(0) } satisfies EncodedResponse,
    isKnown: (ifNoneMatch: string | undefined) =>
      ifNoneMatch !== undefined && status === 200 && matches(ifNoneMatch, etag),
    add: (encoding: Encoding, bytes: Buffer) => ready.set(encoding, make(encoding, bytes)),
  }
}

function quickly(encoding: 'br' | 'gzip', body: Uint8Array): Promise<Buffer> {
  const isLong = body.length > long
  return encoding === 'br'
    ? brotli(body, brotliOptions(isLong ? 1 : 5, body.length))
    : zip(body, { level: isLong ? 1 : 4 })
}

/** Resolves immediately if the idle queue is full. */
function inPause(work: () => Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const isTaken = later.want(`${++pieces}`, () => work().finally(resolve))
    if (!isTaken) resolve()
  })
}

export function toResponse({ headers }: Request, response: CachedResponse): Response {
  return webResponse(
    response.readyFor(headers.get('accept-encoding') ?? undefined, headers.get('if-none-match') ?? undefined),
  )
}

function webResponse({ status, headers, body }: EncodedResponse): Response {
  const list = new Headers()
  for (let i = 0; i + 1 < headers.length; i += 2) list.append(headers[i] ?? '', headers[i + 1] ?? '')
  return new Response(status === 304 ? null : new Uint8Array(body), { status, headers: list })
}

function brotliOptions(quality: number, size: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
      [constants.BROTLI_PARAM_LGWIN]: 22,
    },
  }
}

function isCompressible(type: string | undefined): boolean {
  return type !== undefined && /^text\/|json|javascript|svg|xml|wasm/.test(type)
}

function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity'
  if (takes(acceptEncoding, 'br')) return 'br'
  return takes(acceptEncoding, 'gzip') ? 'gzip' : 'identity'
}

/** An encoding with q=0 is refused. */
function takes(acceptEncoding: string, encoding: 'br' | 'gzip'): boolean {
  const at = acceptEncoding.indexOf(encoding)
  if (at < 0) return false
  return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/i.test(acceptEncoding.slice(at + encoding.length))
}

/** If-None-Match uses weak comparison (RFC 9110, 13.1.2). */
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  const bare = etag.slice(2)
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === bare)
}

function flat(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).flat()
}
