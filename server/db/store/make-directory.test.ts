import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeDirectory } from './make-directory.ts'

const folder = mkdtempSync(join(tmpdir(), 'hoi-yuen-make-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the directory maker creates what is missing for its owner alone, and keeps what exists', () => {
  const directory = join(folder, 'a', 'b')
  makeDirectory(directory)
  makeDirectory(directory)
  expect(statSync(directory).mode & 0o777).toBe(0o700)
})

test('the directory maker reports a file that is in the way', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeDirectory(join(folder, 'file'))).toThrow('EEXIST')
  expect(() => makeDirectory(join(folder, 'file', 'below'))).toThrow(/EEXIST|ENOTDIR/)
})

test.runIf(existsSync('/proc/self'))('the directory maker fails at once if nothing can be created', () => {
  expect(() => makeDirectory('/proc/hoi-yuen/data')).toThrow('ENOENT')
})
