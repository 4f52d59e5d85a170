/** Builds pages and server if build/ is missing or outdated. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockedNode } from './locked-node.mjs'
import { firstLine, root, run, stop } from './root.mjs'

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
  'vite.worker.config.ts',
  'vite.server.config.ts',
  'vite.menu-file-reader.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
/** With source maps, logged errors show our own sources. */
export const builtServer = ['--enable-source-maps', 'build/main.js']

/** Parts with their own configuration, built after the pages. */
const parts = {
  'the script of the public pages': 'vite.visitors.config.ts',
  'the worker of the public pages': 'vite.worker.config.ts',
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

async function runTool(path, ...args) {
  const tool = join(root, 'node_modules', path)
  const code = await run(lockedNode(), [tool, ...args, '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) stop(`The site could not be built: ${path} ${args.join(' ')} ended with code ${code}.`)
}

/** Compares content, because clones and checkouts change timestamps. */
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
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path]
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
