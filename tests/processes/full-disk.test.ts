/** The embedded database when its write-ahead log needs a segment on a full disk. */
import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canMount, mountArguments } from '#tests/support/site/mount-arguments.ts'
import { root } from '../../scripts/root.mjs'

const program = new URL('../support/store/write-on-full-disk.ts', import.meta.url)

let disk: string
beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'full-disk-'))
})
afterAll(() => rm(disk, { recursive: true, force: true }))

function writeOnFullDisk(...options: readonly string[]) {
  const [command = '', ...args] = [
    ...mountArguments(`mount -t tmpfs -o size=128m none ${disk}`),
    process.execPath,
    fileURLToPath(program),
    disk,
    ...options,
  ]
  return spawnSync(command, args, { cwd: root, encoding: 'utf8', timeout: 100_000 })
}

describe.runIf(canMount)('a full disk', { timeout: 120_000 }, () => {
  test('allows reading while nothing can be written, and writing soon after space is free again', () => {
    const { status, stdout, stderr } = writeOnFullDisk()
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const { againAfterMs, ...rest } = JSON.parse(stdout)
    expect(rest).toEqual({
      isReservedAtFirst: true,
      refused: true,
      rows: [{ number: 1 }],
      isReservedMeanwhile: false,
      isReservedAgain: true,
    })
    expect(againAfterMs).toBeLessThan(5_000)
  })

  test('ends the process with one line if no space was reserved, instead of leaving requests without a response', () => {
    const { status, stdout, stderr } = writeOnFullDisk('no-reserve')
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr.trim().split('\n')).toEqual([
      expect.stringMatching(
        /unhandled: .*gave up: could not write to file "pg_wal\/.*No space left on device/,
      ),
    ])
  })
})
