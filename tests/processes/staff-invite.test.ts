import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { roles } from '#domain/staff/permissions.ts'
import { startServer } from '#tests/support/site/server.ts'
import { openTestStore } from '#tests/support/store/store.ts'
import { lockedNode } from '../../scripts/locked-node.mjs'
import { root } from '../../scripts/root.mjs'

let dataDir: string
beforeAll(async () => {
  const store = await openTestStore('pglite')
  dataDir = store.dataDir
  await store.close()
})
afterAll(() => rm(dataDir, { recursive: true, force: true, maxRetries: 10 }))

/** Resolves to the printed lines; rejects on an error. */
function invite(role: string) {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, TZ: 'UTC', DATA_DIR: dataDir }
  return promisify(execFile)(lockedNode(), ['scripts/staff-invite.ts', role], { cwd: root, env })
}

test('an invite from the command line opens the welcome page of the shop', async () => {
  const { stdout } = await invite('packer')
  const [, path = ''] = /https?:\/\/[^/]+(\/staff\/welcome\/[\w-]{43}\/)/.exec(stdout) ?? []
  const server = await startServer({ DATA_DIR: dataDir })
  try {
    const welcome = await fetch(server.origin + path, { headers: { 'sec-fetch-site': 'none' } })
    expect(welcome.status).toBe(200)
    await expect(invite('packer')).rejects.toMatchObject({
      stderr: expect.stringContaining('stop that one first'),
    })
  } finally {
    await server.stop()
  }
})

test('an invite for a role that does not exist names the roles', async () => {
  await expect(invite('boss')).rejects.toMatchObject({ stderr: expect.stringContaining(roles.join(', ')) })
})
