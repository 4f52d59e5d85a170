/**
 * `npm run release` writes release/hoi-yuen-VERSION-PLATFORM.tar.gz: the built shop with the packages and the Node that
 * it runs with, so that a small server neither builds nor installs. `--folder=DIR` leaves it unpacked in DIR;
 * `--without-pictures` saves the minutes of rendering the pictures of the first pages.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { build, builtServer } from './build.mjs'
import { install } from './install.mjs'
import { lockedNode } from './locked-node.mjs'
import { root, run, stop } from './root.mjs'

/** What the built server reads. */
const parts = [
  'build',
  'catalogue',
  'server/db/migrations',
  'server/images/share-stand-in.jpg',
  'deploy',
  'docs',
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
  'NOTICE',
  'README.md',
  'README.zh-HK.md',
  'SECURITY.md',
]

/** The bundle contains all other packages (vite.server.config.ts). */
const packages = ['react', 'react-dom', 'react-router', '@electric-sql/pglite', 'sharp']

await install()
await build()
const { version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const name = `hoi-yuen-${version}-${process.platform}-${process.arch}`
const option = process.argv.find((arg) => arg.startsWith('--folder='))?.slice('--folder='.length)
const folder = option ? resolve(option) : join(root, 'release', name)
if (existsSync(folder) && option) stop(`${folder} exists already.`)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

for (const part of parts) copy(part)
for (const path of packagePaths(packages)) copy(path)
cpSync(lockedNode(), join(folder, 'node'))
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify({ name: 'hoi-yuen-catering', version, license, private: true, type: 'module' }, null, 2)}\n`,
)
writeFileSync(
  join(folder, 'start'),
  `#!/bin/sh
# Starts the shop; "./start backup FILE" and "./start restore FILE" are the commands of docs/operations.md.
cd "$(dirname "$0")" || exit 1
[ ! -f .env ] || settings=--env-file=.env
exec env NODE_ENV=production ./node $settings ${builtServer.join(' ')} "$@"
`,
)
chmodSync(join(folder, 'start'), 0o755)
if (!process.argv.includes('--without-pictures')) await renderPictures()

if (!option) {
  const archive = `${folder}.tar.gz`
  const code = await run('tar', ['-czf', archive, '-C', dirname(folder), name])
  if (code !== 0) stop(`${archive} could not be written.`)
  console.log(`Wrote ${archive}`)
}

/** A small server would render the pictures of the first pages for minutes. */
async function renderPictures() {
  const data = mkdtempSync(join(tmpdir(), 'release-pictures-'))
  const env = { PATH: process.env.PATH, DATA_DIR: data, PORT: '0', WARM_UP: 'off', BACKUP_AT: 'off' }
  const shop = spawn(join(folder, 'start'), { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await Promise.race([once(shop.stdout, 'data'), once(shop, 'exit')])
  const [origin] = /http:\/\/[^\s/]+:\d+/.exec(String(line)) ?? stop(String(line))
  const paths = new Set()
  for (const page of ['/', '/en/', '/menu/', '/en/menu/']) {
    const html = await (await fetch(origin + page)).text()
    for (const [path] of html.matchAll(/\/api\/file\/image\/\d+\?[\w=&;.-]+/g))
      paths.add(path.replaceAll('&amp;', '&'))
  }
  for (const path of paths) await fetch(origin + path, { headers: { accept: 'image/avif' } })
  shop.kill('SIGTERM')
  await once(shop, 'exit')
  cpSync(join(data, 'derivatives'), join(folder, 'pictures'), { recursive: true })
  rmSync(data, { recursive: true })
}

/** Sources, types and the maps of packages are for developers. */
function copy(path) {
  const from = join(root, path)
  if (!existsSync(from)) stop(`${path} is missing.`)
  const isWanted = (source) => !/\.ts$|node_modules\/.*\.(map|md)$/.test(source)
  cpSync(from, join(folder, path), { recursive: true, dereference: true, filter: isWanted })
}

/** The packages and those that they need, as the lockfile places them. */
function packagePaths(names) {
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const paths = new Set()
  const add = (dependency, from) => {
    const path = placeOf(dependency, from, locked)
    if (!path || paths.has(path) || !existsSync(join(root, path))) return
    paths.add(path)
    const { dependencies = {}, optionalDependencies = {} } = locked[path]
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) add(each, path)
  }
  for (const each of names) add(each, '')
  return paths
}

/** As Node resolves it: the nearest node_modules first. */
function placeOf(dependency, from, locked) {
  for (let folder = from; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const path = join(folder, 'node_modules', dependency)
    if (locked[path]) return path
    if (folder === '') return undefined
  }
}
