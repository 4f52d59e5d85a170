import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeDirectory } from './make-directory.ts'

const folder = mkdtempSync(join(tmpdir(), 'hoi-yuen-make-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('makes what is missing, for its owner alone, and takes what is there', () => {
  const directory = join(folder, 'a', 'b')
  makeDirectory(directory)
  makeDirectory(directory)
  expect(statSync(directory).mode & 0o777).toBe(0o700)
})

test('says so where a file is in the way', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeDirectory(join(folder, 'file'))).toThrow('EEXIST')
  expect(() => makeDirectory(join(folder, 'file', 'below'))).toThrow(/EEXIST|ENOTDIR/)
})

test.runIf(existsSync('/proc/self'))('does not wait for ever where nothing can be made', () => {
  expect(() => makeDirectory('/proc/hoi-yuen/data')).toThrow('ENOENT')
})
