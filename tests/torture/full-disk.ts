/** A disk that fills up and has space again later. Needs the right to mount; Linux only. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startServer } from '#tests/support/site/server.ts'
import { makeRoomForAll } from '#tests/support/store/roomy-shop.ts'
import {
  openCrowd,
  recoveryLimit,
  sendUnanswered,
  silenceMs,
  takesOrdersAgain,
  unacknowledgedAttempts,
} from './customers.ts'
import { auditOf, type Scenario, type Shop, withShop } from './scenario.ts'

/** A loaded embedded database takes 70 MB, and its write-ahead log as much again. */
const diskSize = '256m'
/** Orders sent while the disk is full. */
const manyOrders = 40
/** In milliseconds, to fill the rest of the disk. */
const timeoutMs = 60_000

export function fullDisk(rounds: number): Scenario {
  return {
    name: `${rounds} full disks`,
    run: (chance) =>
      withShop(null, async (shop) => {
        const disk = await mountDisk()
        if (!disk) return { faults: [], notes: ['not tried: this user may not mount a disk'] }
        try {
          const onDisk: Shop = { ...shop, env: { ...shop.env, DATA_DIR: join(disk, 'data') } }
          await makeRoomForAll(onDisk.env)
          const server = await startServer(onDisk.env)
          const matches: string[] = []
          for (let round = 0; round < rounds; round += 1) {
            const filler = join(disk, 'filler')
            const crowd = openCrowd(server.origin, shop.attempts, chance)
            await pause(chance.between(300, 1_000))
            await fill(disk, filler)
            const before = unacknowledgedAttempts(shop.attempts).length
            const isRefused = await until(
              () => unacknowledgedAttempts(shop.attempts).length > before + manyOrders,
            )
            if (!isRefused) matches.push('orders were taken by a full disk')
            for (const page of ['/', '/en/menu/'])
              if (!(await isPageShown(server.origin + page))) matches.push(`${page} was not shown`)
            await rm(filler)
            const recovery = await takesOrdersAgain(server.origin, shop.attempts, chance)
            if (recovery > recoveryLimit) matches.push(`orders again only after ${recovery} ms`)
            await crowd.leave()
            await sendUnanswered(server.origin, shop.attempts)
          }
          await server.stop()
          return { faults: [...matches, ...(await auditOf(onDisk))], notes: [] }
        } finally {
          execFileSync('umount', ['--lazy', disk])
          await rm(disk, { recursive: true })
        }
      }),
  }
}

async function mountDisk(): Promise<string | null> {
  const disk = await mkdtemp(join(tmpdir(), 'hoi-yuen-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskSize}`, 'tmpfs', disk], { stdio: 'ignore' })
    return disk
  } catch {
    await rm(disk, { recursive: true })
    return null
  }
}

async function fill(disk: string, filler: string): Promise<void> {
  const { bavail, bsize } = await statfs(disk)
  await writeFile(filler, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error
  })
}

async function until(isSo: () => boolean): Promise<boolean> {
  const end = performance.now() + timeoutMs
  while (!isSo()) {
    if (performance.now() > end) return false
    await pause(50)
  }
  return true
}

async function isPageShown(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(silenceMs) }).catch(() => null)
  return response?.status === 200
}
