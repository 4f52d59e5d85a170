import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLogReserve } from './log-reserve.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hoi-yuen-reserve-'))
  file = join(folder, 'log-reserve')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the log reserve can be used once, and again after refilling', () => {
  const reserve = createLogReserve(file)
  expect(reserve.spend()).toBe(false)
  expect(reserve.fill()).toBe(true)
  expect(statSync(file).size).toBe(16 * 1024 * 1024)
  expect(reserve.spend()).toBe(true)
  expect(existsSync(file)).toBe(false)
  expect(reserve.spend()).toBe(false)
  expect(reserve.fill()).toBe(true)
})

test('the log reserve of an earlier process is kept, and its unfinished file is replaced', () => {
  writeFileSync(`${file}.new`, 'begun')
  createLogReserve(file).fill()
  const { ino } = statSync(file)
  createLogReserve(file).fill()
  expect(statSync(file).ino).toBe(ino)
  expect(readdirSync(folder)).toEqual(['log-reserve'])
})

test('the log reserve rethrows errors other than a full disk', () => {
  expect(() => createLogReserve(join(folder, 'nowhere', 'log-reserve')).fill()).toThrow('ENOENT')
})
