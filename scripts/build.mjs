/** Builds the pages when build/ is absent or made from other sources. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockedNode } from './locked-node.mjs'
import { firstLine, root, run, stop } from './root.mjs'

/** All that can end up in build/ or shapes how it is made. */
const sources = [
  ...['app', 'content', 'domain', 'catalogue', 'server', 'public'],
  ...['vite.config.ts', 'react-router.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
]
const stamp = join(root, 'build', 'sources.sha256')

export async function build() {
  const digest = digestOf(sources)
  if (readStamp() === digest) return
  console.log('Building the pages …')
  try {
    rmSync(stamp, { force: true })
    mkdirSync(join(root, 'build'), { recursive: true })
  } catch (error) {
    stop(`The folder build cannot be written: ${firstLine(error)}`)
  }
  const cli = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  const code = await run(lockedNode(), [cli, 'build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0) stop(`The pages could not be built: react-router build ended with code ${code}.`)
  writeFileSync(stamp, digest)
}

/** Content, not times: a clone, a checkout or a copy changes times without changing anything. */
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
