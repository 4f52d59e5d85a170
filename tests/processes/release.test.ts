/** A release is all that a small server needs: nothing is installed, built or run as root there. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { trustingEnv } from '#tests/support/site/customers-behind-proxy.ts'
import { chanceOf } from '#tests/torture/chance.ts'
import { newAttempt, send } from '#tests/torture/customers.ts'
import { lockedNode } from '../../scripts/locked-node.mjs'
import { root, run } from '../../scripts/root.mjs'

let folder: string
let release: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'))
  await chmod(folder, 0o755)
  release = join(folder, 'shop')
  const code = await run(lockedNode(), [
    join(root, 'scripts/release.mjs'),
    `--folder=${release}`,
    '--without-pictures',
  ])
  expect(code).toBe(0)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('a release takes an order without privileges, and writes to its data folder alone', async () => {
  const data = join(folder, 'data')
  await mkdir(data)
  const isRoot = process.getuid?.() === 0
  if (isRoot) await run('chown', ['65534:65534', data])
  const within = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups', '--'] : []
  const [program = '', ...args] = [...within, join(release, 'start')]
  const before = await readdir(release, { recursive: true })
  const shop = spawn(program, args, {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: '/usr/bin:/bin',
      DATA_DIR: data,
      HOST: '127.0.0.1',
      PORT: '0',
      WARM_UP: 'off',
      ...trustingEnv,
    },
  })
  const exit = once(shop, 'exit')
  try {
    const origin = await originOf(shop.stdout)
    const health = await (await fetch(`${origin}/health`)).json()
    expect(health).toMatchObject({ healthy: true, version: expect.stringMatching(/^\d+\.\d+\.\d+$/) })
    expect(await send(origin, newAttempt(chanceOf(1)))).toBe('placed')
    expect((await fetch(`${origin}/en/menu/`)).status).toBe(200)
  } finally {
    shop.kill('SIGTERM')
  }
  expect(await exit).toEqual([0, null])
  expect(await readdir(release, { recursive: true })).toEqual(before)
})

/** @throws if the shop ends without an address */
async function originOf(output: NodeJS.ReadableStream): Promise<string> {
  let text = ''
  for await (const chunk of output) {
    text += chunk
    const port = /http:\/\/[^\s/]+:(\d+)/.exec(text)?.[1]
    if (port) return `http://127.0.0.1:${port}`
  }
  throw new Error(text)
}
