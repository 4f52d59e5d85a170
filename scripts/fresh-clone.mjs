/**
 * Tests a new user's first steps: clone, `npm start`, open pages, stop, and start again without installing or building.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from './root.mjs'

const firstStartSeconds = 600
const secondStartSeconds = 60
/** The server drains its connections within this time. */
const stopSeconds = 30

/** Resolves to the number of successful checks; throws at the first failure. */
export async function tryFreshClone() {
  const folder = await mkdtemp(join(tmpdir(), 'fresh-clone-'))
  try {
    const clone = join(folder, 'shop')
    await git(['-c', 'advice.detachedHead=false', 'clone', '--quiet', root, clone])
    await startAndStop(clone, folder, firstStartSeconds, /Installing .*Building /s)
    const seconds = await startAndStop(clone, folder, secondStartSeconds, /^(?!.*(Installing|Building))/s)
    console.log(`The second start took ${seconds.toFixed(1)} s.`)
    return { passed: 2 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Resolves to the seconds until the site responded. */
async function startAndStop(clone, folder, limitSeconds, expected) {
  const startedAt = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group, so that the server is stopped even if no signal reached it through npm.
    detached: true,
    env: { ...plainEnvironment(), PORT: '0', DATA_DIR: join(folder, 'data') },
  })
  const exit = once(npm, 'close')
  let output = ''
  const atMost = (seconds, what) =>
    new Promise((_, reject) => {
      setTimeout(() => reject(new Error(`${what} after ${seconds} s:\n${output}`)), seconds * 1000).unref()
    })
  try {
    const address = new Promise((resolve, reject) => {
      const take = (chunk) => {
        output += chunk
        const origin = /http:\/\/[^\s/]+:\d+/.exec(output)?.[0]
        if (origin) resolve(origin)
      }
      npm.stdout.setEncoding('utf8').on('data', take)
      npm.stderr.setEncoding('utf8').on('data', take)
      exit.then(([code]) => reject(new Error(`npm start ended with code ${code}:\n${output}`)), reject)
    })
    const origin = await Promise.race([address, atMost(limitSeconds, 'no address')])
    if (!expected.test(output)) throw new Error(`it should not have installed or built now:\n${output}`)
    await expectPage(`${origin}/health`, '')
    await expectPage(`${origin}/`, 'lang="zh-HK"')
    await expectPage(`${origin}/en/`, 'lang="en"')
    const seconds = (performance.now() - startedAt) / 1000
    npm.kill('SIGTERM')
    const [code, signal] = await Promise.race([exit, atMost(stopSeconds, 'still running')])
    if (code !== 0)
      throw new Error(`after SIGTERM npm start ended with ${signal ?? `code ${code}`}:\n${output}`)
    return seconds
  } finally {
    killGroup(npm.pid)
  }
}

function killGroup(leader) {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch (error) {
    // The processes have ended, as expected.
    if (error.code !== 'ESRCH') throw error
  }
}

async function expectPage(url, text) {
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) })
  const body = await response.text()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  if (!body.includes(text)) throw new Error(`${url} does not contain ${text}`)
}

/** The clone must use its own Node and settings, not those of a surrounding npm. */
function plainEnvironment() {
  const values = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|INIT_CWD$|NODE_ENV$|DATABASE_URL$)/.test(name),
  )
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return { ...Object.fromEntries(values), PATH: path.join(delimiter) }
}

async function git(args) {
  // A CI checkout often belongs to another user.
  const trust = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: '*' }
  const child = spawn('git', args, { stdio: 'inherit', env: { ...process.env, ...trust } })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`git clone ended with code ${code}`)
}
