/** Installs the locked packages if node_modules is missing, incomplete or of another lockfile or machine. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { firstLine, root, run, stop } from './root.mjs'

/**
 * Compares npm's record with the lockfile; npm writes it last, so an interrupted install has none.
 * @param {{ platform: string, arch: string }} machine
 */
export function isInstalled(folder = root, machine = process) {
  const requiredPackages = packagesIn(join(folder, 'package-lock.json'))
  const present = packagesIn(join(folder, 'node_modules', '.package-lock.json'))
  if (!requiredPackages || !present) return false
  return (
    Object.entries(requiredPackages).every(
      ([path, entry]) => path === '' || isSatisfied(entry, present[path]),
    ) && Object.entries(present).every(([path, entry]) => requiredPackages[path] && suits(entry, machine))
  )
}

export async function install() {
  if (!packagesIn(join(root, 'package-lock.json')))
    stop('package-lock.json is missing or damaged: get a fresh copy of it.')
  if (isInstalled()) return
  console.log('Installing the packages …')
  // The build needs development packages whatever NODE_ENV is.
  const code = await npm([
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    // npm shows progress in a terminal, and one line at the end.
    '--loglevel=error',
  ])
  if (code !== 0) stop(`The packages could not be installed: npm ci ended with code ${code}.`)
}

function isSatisfied(requiredPackage, present) {
  // npm omits the optional packages of other platforms.
  if (!present)
    return Boolean(requiredPackage.optional || requiredPackage.devOptional || requiredPackage.peer)
  return present.version === requiredPackage.version && present.integrity === requiredPackage.integrity
}

function suits({ os, cpu }, { platform, arch }) {
  return (!os || [os].flat().includes(platform)) && (!cpu || [cpu].flat().includes(arch))
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/** The npm that started this process, since a machine may have several. */
async function npm(args) {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env
  try {
    const [program, ...before] = cli?.endsWith('npm-cli.js')
      ? [node ?? process.execPath, cli]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'npm']
        : ['npm']
    return await run(program, [...before, ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
  } catch (error) {
    stop(`npm could not be started: ${firstLine(error)}`)
  }
}
