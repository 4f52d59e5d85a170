import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readOrderSecret } from './order-secret.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hoi-yuen-secret-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('the order secret is created once, for its owner alone', async () => {
  const key = readOrderSecret(directory)
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(readOrderSecret(directory)).toBe(key)
  expect(await readdir(directory)).toEqual(['secret'])
  expect((await stat(join(directory, 'secret'))).mode & 0o777).toBe(0o600)
})

test('the order secret differs in every directory', async () => {
  const other = await mkdtemp(join(tmpdir(), 'hoi-yuen-secret-'))
  expect(readOrderSecret(other)).not.toBe(readOrderSecret(directory))
  await rm(other, { recursive: true })
})

test('the order secret is not replaced when its file was truncated', async () => {
  await writeFile(join(directory, 'secret'), 'half\n')
  expect(() => readOrderSecret(directory)).toThrow(/secret holds no key: restore it/)
})
