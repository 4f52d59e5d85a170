import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeWhole } from './whole-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hoi-yuen-whole-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the file writer creates a file and folder readable by the owner alone, and replaces an existing file', async () => {
  const file = join(folder, 'below', 'letter')
  await writeWhole(file, 'first')
  await writeWhole(file, 'second')
  expect(await readFile(file, 'utf8')).toBe('second')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'below'))).mode & 0o777).toBe(0o700)
  expect(await readdir(join(folder, 'below'))).toEqual(['letter'])
})

test('the file writer leaves no temporary file behind when it cannot replace the target', async () => {
  await mkdir(join(folder, 'taken', 'full'), { recursive: true })
  await expect(writeWhole(join(folder, 'taken'), 'text')).rejects.toThrow()
  expect(await readdir(folder)).toEqual(['taken'])
})
