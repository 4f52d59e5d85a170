import { createHook } from 'node:async_hooks'
import { randomBytes, scryptSync } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { maxWaiting } from '#domain/staff/office/sign-in-limits.ts'
import { createPasswordHashes } from './password-hashes.ts'

const cheap = { logN: 7, r: 8, p: 1 }
const dearer = { logN: 10, r: 8, p: 1 }

describe('the hash of a password', () => {
  test('matches only its own password, whatever characters it contains', async () => {
    const hashes = createPasswordHashes(cheap)
    const hash = await hashes.hash('Café 七隻龍蝦')
    expect(await hashes.check(hash, 'Café 七隻龍蝦')).toEqual({ is: 'right', betterHash: null })
    expect(await hashes.check(hash, 'Cafe 七隻龍蝦')).toEqual({ is: 'wrong' })
    expect(await hashes.check(null, 'Café 七隻龍蝦')).toEqual({ is: 'wrong' })
    expect(hash).not.toBe(await hashes.hash('Café 七隻龍蝦'))
  })

  test('states its cost, and is replaced if it should cost more', async () => {
    const hash = await createPasswordHashes(cheap).hash('seven lobsters')
    expect(hash).toMatch(/^\$scrypt\$ln=7,r=8,p=1\$/)
    const hashes = createPasswordHashes(dearer)
    expect(await hashes.check(hash, 'eight lobsters')).toEqual({ is: 'wrong' })
    const verification = await hashes.check(hash, 'seven lobsters')
    if (verification.is !== 'right') throw new Error(verification.is)
    expect(verification.betterHash).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$/)
    expect(await hashes.check(verification.betterHash, 'seven lobsters')).toEqual({
      is: 'right',
      betterHash: null,
    })
  })

  test('from an earlier version can be read, and is replaced', async () => {
    const salt = randomBytes(16).toString('hex')
    const key = scryptSync('seven lobsters', salt, 64, { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 27 })
    const verification = await createPasswordHashes(cheap).check(
      `${salt}:${key.toString('hex')}`,
      'seven lobsters',
    )
    expect(verification).toEqual({ is: 'right', betterHash: expect.stringMatching(/^\$scrypt\$ln=7,/) })
  })

  test('costs by default what is recommended today', async () => {
    expect(await createPasswordHashes().hash('seven lobsters')).toMatch(/^\$scrypt\$ln=17,r=8,p=1\$/)
  })
})

describe('many password checks at once', () => {
  let stopWatching = () => {}
  afterEach(() => stopWatching())

  /** Counts concurrent hashes. */
  function watchHashes() {
    const running = new Set<number>()
    let most = 0
    const hook = createHook({
      init(id, type) {
        if (!/^SCRYPT/i.test(type)) return
        running.add(id)
        most = Math.max(most, running.size)
      },
      after: (id) => void running.delete(id),
      destroy: (id) => void running.delete(id),
    }).enable()
    stopWatching = () => void hook.disable()
    return () => most
  }

  test('run one at a time, and the eleventh waiting check is refused immediately', async () => {
    const most = watchHashes()
    const hashes = createPasswordHashes(dearer)
    await hashes.check(null, 'the first, by which the next are measured')
    const results: string[] = []
    const checks = Array.from({ length: 1 + maxWaiting + 3 }, (_, i) =>
      hashes.check(null, `guess ${i}`).then(({ is }) => void results.push(is)),
    )
    expect(hashes.isBusy()).toBe(true)
    expect(await hashes.hash('a new password')).toBeNull()
    expect(results).toEqual(['busy', 'busy', 'busy'])
    await Promise.all(checks)
    expect(results.slice(3)).toEqual(Array(1 + maxWaiting).fill('wrong'))
    expect(most()).toBe(1)
    expect(hashes.isBusy()).toBe(false)
  })

  test('are limited further right after a start, before any hash was timed', async () => {
    const hashes = createPasswordHashes(dearer)
    const checks = Array.from({ length: 1 + maxWaiting }, (_, i) => hashes.check(null, `guess ${i}`))
    const results = (await Promise.all(checks)).map(({ is }) => is)
    expect(results).toEqual([...Array(7).fill('wrong'), ...Array(4).fill('busy')])
  })

  test('never wait longer than a request lasts, however slow the machine is', async () => {
    const hashes = createPasswordHashes(cheap, 0.000_001)
    expect((await hashes.check(null, 'the first')).is).toBe('wrong')
    const second = hashes.check(null, 'the second')
    expect((await hashes.check(null, 'the third')).is).toBe('busy')
    expect((await second).is).toBe('wrong')
  })

  test('are refused if the checks before them took longer than expected', async () => {
    let time = 0
    const most = watchHashes()
    const hashes = createPasswordHashes(cheap, 6_000, () => time)
    await hashes.check(null, 'takes no time by this clock')
    const checks = Promise.all(['before', 'behind', 'last'].map((guess) => hashes.check(null, guess)))
    const newHash = hashes.hash('a new password')
    time = 6_001
    expect((await checks).map(({ is }) => is)).toEqual(['wrong', 'busy', 'busy'])
    expect(await newHash).toBeNull()
    expect(most()).toBe(1)
    expect((await hashes.check(null, 'after the crowd')).is).toBe('wrong')
  })
})
