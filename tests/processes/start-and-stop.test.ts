import { once } from 'node:events'
import { statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runToEnd, startServer } from '#tests/support/site/server.ts'
import { openTestStore } from '#tests/support/store/store.ts'

let folder: string
/** A start with existing data is faster. */
let dataDir: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boot-'))
  const store = await openTestStore('pglite')
  await store.close()
  dataDir = join(folder, 'opened')
  await rename(store.dataDir, dataDir)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A refusal is one clear line, without a stack or minified source. */
async function expectRefusal(env: Record<string, string> & { DATA_DIR: string }, line: RegExp) {
  const { code, output } = await runToEnd(env)
  const lines = output.trim().split('\n')
  expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(line)] })
}

describe('the server refuses to start, with one line', () => {
  test('on a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    await expectRefusal({ DATA_DIR: join(folder, 'taken'), PORT: port }, new RegExp(`\\b${port}\\b`))
    other.close()
  })

  test('on a data directory that is a file', async () => {
    const file = join(folder, 'file')
    await writeFile(file, '')
    await expectRefusal({ DATA_DIR: file }, /file.*not a directory/)
  })

  test('on a data directory it cannot read', async () => {
    const closedFolder = await mkdtemp(join(folder, 'closed-'))
    // Even root cannot create a lock file where a directory exists.
    await mkdir(join(closedFolder, 'lock'))
    if (process.getuid?.() !== 0) await chmod(closedFolder, 0)
    await expectRefusal({ DATA_DIR: closedFolder }, /closed-\S* can not be (opened|written)/)
  })

  test('on an invalid environment variable, which it names', async () => {
    await expectRefusal({ DATA_DIR: join(folder, 'wrong'), PORT: 'http' }, /PORT "http"/)
  })

  test('on a PostgreSQL that does not exist', async () => {
    const url = 'postgres://nobody:secret@127.0.0.1:1/shop'
    await expectRefusal({ DATA_DIR: join(folder, 'postgres'), DATABASE_URL: url }, /^(?!.*secret)/)
  })
})

describe('a running server', () => {
  test('prevents a second process in its directory, and drains on SIGTERM', async () => {
    const server = await startServer({ DATA_DIR: dataDir })
    try {
      await expectRefusal({ DATA_DIR: dataDir }, /in use by another process/)

      const half = await halfSentRequest(server.origin)
      const stop = server.stop('SIGTERM')
      await refusesConnections(server.origin)
      const message = await half.finish()
      expect(message.statusCode).toBe(200)
      expect(await stop).toEqual({ code: 0, signal: null })
    } finally {
      await server.stop('SIGKILL')
    }
  })

  test('writes files readable only by its owner, below a directory that others may read', async () => {
    const directory = await mkdtemp(join(folder, 'open-'))
    await chmod(directory, 0o755)
    const server = await startServer({ DATA_DIR: directory })
    const home = await fetch(server.origin).then((response) => response.text())
    const [picture = ''] = home.match(/\/api\/file\/image\/\d+\?[\w=&;.-]*\bw=\d{3,}/) ?? []
    expect((await fetch(server.origin + picture.replaceAll('&amp;', '&'))).status).toBe(200)
    await server.stop()
    // The folder's permissions protect everything below it.
    const names = await readdir(directory)
    expect(names.filter((name) => (statSync(join(directory, name)).mode & 0o077) !== 0)).toEqual([])
    expect(names).toEqual(expect.arrayContaining(['lock', 'secret', 'derivatives', 'postgres']))
  })

  test('prints both home page URLs and the link of the first account, and keeps its data after a restart', async () => {
    const first = await startServer({ DATA_DIR: dataDir })
    const health = await fetch(`${first.origin}/health`)
    expect(health.status).toBe(200)
    expect(await first.stop('SIGINT')).toEqual({ code: 0, signal: null })

    const second = await startServer({ DATA_DIR: dataDir })
    const english = await fetch(`${second.origin}/en/`)
    expect(await english.text()).toContain('lang="en"')
    expect(await second.stop()).toEqual({ code: 0, signal: null })
    const lines = second
      .output()
      .match(/http:\S+/g)
      ?.map((address) => new URL(address).pathname)
    expect(lines).toEqual(['/', '/en/', expect.stringMatching(/^\/staff\/welcome\/[\w-]{43}\/$/)])
    expect(second.output()).toContain('npm run demo:day -- 60')
  })

  test('offers the demo’s days to no shop that has stated its licence', async () => {
    const server = await startServer({ DATA_DIR: dataDir, LICENCE_NUMBER: '3011800001' })
    await expect.poll(server.output).toContain('/staff/welcome/')
    expect(await server.stop()).toEqual({ code: 0, signal: null })
    expect(server.output()).not.toContain('demo:day')
  })
})

/** Sends half a query and keeps the connection open. */
async function halfSentRequest(origin: string) {
  const body = JSON.stringify({ query: '{ getMeal(limit: 1) { id } }' })
  const post = request(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
  })
  const responseEvent = once(post, 'response')
  post.write(body.slice(0, 10))
  // Connections are accepted in order, so after this response the other is accepted.
  await fetch(`${origin}/health`)
  return {
    async finish(): Promise<IncomingMessage> {
      post.end(body.slice(10))
      const [response] = await responseEvent
      response.resume()
      return response
    },
  }
}

async function refusesConnections(origin: string) {
  const isOpen = () =>
    fetch(`${origin}/health`).then(
      () => true,
      () => false,
    )
  await expect.poll(isOpen, { timeout: 10_000 }).toBe(false)
}
