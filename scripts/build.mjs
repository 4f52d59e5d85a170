/** Builds the pages and the server when build/ is missing or was built from other sources. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockedNode } from './locked-node.mjs'
import { firstLine, root, run, stop } from './root.mjs'

/** Everything that can end up in build/ or affects the build. */
const sources = [
  'app',
  'content',
  'domain',
  'catalogue',
  'server',
  'public',
  'scripts/bundling',
  'vite.config.ts',
  'vite.visitors.config.ts',
  'vite.server.config.ts',
  'vite.menu-file-reader.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
/** Node options for running the build: with source maps, logged errors show the lines of our own sources. */
export const builtServer = ['--enable-source-maps', 'build/main.js']

/** What is built after the pages, each by a configuration of its own. */
const parts = {
  'the script of the public pages': 'vite.visitors.config.ts',
  'the server': 'vite.server.config.ts',
  'the reader of menu files': 'vite.menu-file-reader.config.ts',
}

const stamp = join(root, 'build', 'sources.sha256')

export async function build() {
  const digest = digestOf(sources)
  if (readStamp() === digest) return
  try {
    rmSync(stamp, { force: true })
    mkdirSync(join(root, 'build'), { recursive: true })
  } catch (error) {
    stop(`The folder build cannot be written: ${firstLine(error)}`)
  }
  console.log('Building the pages …')
  await runTool('@react-router/dev/bin.cjs', 'build')
  for (const [part, config] of Object.entries(parts)) {
    console.log(`Building ${part} …`)
    await runTool('vite/bin/vite.js', 'build', '--config', config)
  }
  writeFileSync(stamp, digest)
}

/** Runs a tool of node_modules with the locked Node; exits when it fails. */
async function runTool(path, ...args) {
  const tool = join(root, 'node_modules', path)
  const code = await run(lockedNode(), [tool, ...args, '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) stop(`The site could not be built: ${path} ${args.join(' ')} ended with code ${code}.`)
}

/** Compares content instead of timestamps: a clone, checkout or copy changes timestamps only. */
function digestOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap(filesIn))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

function filesIn(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (!found.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(`${path}/${name}`))
}

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}
