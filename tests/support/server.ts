/** Starts the real server as a process of its own, the way `npm start` does after building. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtServer } from '../../scripts/build.mjs'
import { lockedNode } from '../../scripts/locked-node.mjs'
import { root } from '../../scripts/root.mjs'

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

export interface ServerProcess {
  /** http://127.0.0.1:<port> without a slash at the end. */
  readonly origin: string
  readonly pid: number
  /** All it has printed so far. */
  output(): string
  /** Sends a signal (SIGTERM unless told) and waits for the end. */
  stop(signal?: NodeJS.Signals): Promise<Exit>
  readonly exited: Promise<Exit>
}

export type ServerEnv = Readonly<Record<string, string>> & { readonly DATA_DIR: string }

/** Resolves once the server printed its address; rejects with its output when it ends before. */
export async function startServer(env: ServerEnv): Promise<ServerProcess> {
  const run = launch(env)
  const origin = await run.address
  return { ...run, origin }
}

/** For servers that are expected not to come up: waits for the end. `within`: a command that runs another one. */
export async function runToEnd(
  env: ServerEnv,
  within: readonly string[] = [],
): Promise<Exit & { output: string }> {
  const run = launch(env, within)
  run.address.then(
    () => run.stop(),
    () => {},
  )
  return { ...(await run.exited), output: run.output() }
}

/** Starts one without waiting until it is up. */
export function launch(env: ServerEnv, within: readonly string[] = []) {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  const [program = '', ...args] = [...within, lockedNode(), ...builtServer]
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Nothing else of the developer's environment may change what is tested. Pictures are drawn when a test looks at
    // them: drawing all of them ahead for each server would take the time from the tests.
    env: {
      ...{ PATH, HOME, TMPDIR, TZ: 'UTC' },
      ...{ NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', WARM_UP: 'off' },
      ...env,
    },
  })
  let printed = ''
  const exited = endOf(child)
  // A test run that breaks off leaves no server behind.
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  exited.finally(() => process.off('exit', killWithUs)).catch(() => {})
  const address = new Promise<string>((resolve, reject) => {
    const take = (chunk: string) => {
      printed += chunk
      const port = /http:\/\/[^\s/]+:(\d+)/.exec(printed)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    exited.then(({ code }) => reject(new Error(`The server ended with code ${code}:\n${printed}`)), reject)
  })
  // Whoever only waits for the end need not look at the address.
  address.catch(() => {})
  return {
    pid: child.pid ?? 0,
    output: () => printed,
    exited,
    address,
    stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return exited
    },
  }
}

async function endOf(child: ChildProcess): Promise<Exit> {
  const [code, signal] = await once(child, 'close')
  return { code, signal }
}
