/**
 * Lets `npm run orders` work beside a running server: the embedded database is open in one process alone. It listens on
 * this machine only, and only to who can read a key in DATA_DIR.
 */
import { hash, randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import * as v from 'valibot'
import type { Store } from '#server/db/store/store.ts'
import { errorLine, type Log } from '#server/log.ts'
import { writeWhole } from '#server/whole-file.ts'
import { runCall } from './run-call.ts'

export interface TerminalOptions {
  readonly store: Pick<Store, 'db' | 'queue' | 'content' | 'refresh' | 'dataDir'>
  readonly now: () => Date
  readonly log: Log
}

/** What a caller sends: the words after `npm run orders --`. */
const asked = v.object({ argv: v.pipe(v.array(v.string()), v.maxLength(40)) })

/** Bytes: forty words of the longest length. */
const maxBody = 64 * 1024
/** An export of years takes seconds. Milliseconds. */
const maxMs = 60_000

/** Tells the terminal tool where the server listens, and the key; readable by the owner of the data alone. */
export const terminalFile = (dataDir: string) => join(dataDir, 'terminal.json')

/** @returns stops listening */
export async function startTerminalServer({
  store,
  now,
  log,
}: TerminalOptions): Promise<() => Promise<void>> {
  const key = randomBytes(32).toString('base64url')
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      log('terminal', error)
      respond(response, 500, { text: errorLine(error), isError: true })
    })
  })
  server.requestTimeout = maxMs

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (request.method !== 'POST' || !isKey(request.headers.authorization ?? '', key))
      return respond(response, 401, { text: 'the key does not fit', isError: true })
    const body = v.safeParse(asked, parse(await read(request)))
    if (!body.success) return respond(response, 400, { text: 'the call can not be read', isError: true })
    respond(response, 200, await runCall(store, body.output.argv, now()))
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const file = terminalFile(store.dataDir)
  await writeWhole(file, JSON.stringify({ port, key }))
  return async () => {
    await rm(file, { force: true })
    server.close()
    server.closeIdleConnections()
    await once(server, 'close')
  }
}

function isKey(authorization: string, key: string): boolean {
  const digest = (text: string) => hash('sha256', text, 'buffer')
  return timingSafeEqual(digest(authorization), digest(`Bearer ${key}`))
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    size += part.length
    if (size > maxBody) return ''
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function respond(response: ServerResponse, status: number, body: Awaited<ReturnType<typeof runCall>>): void {
  response
    .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify(body))
}
