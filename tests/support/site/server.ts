import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { builtServer } from '../../../scripts/build.mjs'
import { lockedNode } from '../../../scripts/locked-node.mjs'
import { root } from '../../../scripts/root.mjs'

export interface Exit {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

export interface ServerProcess {
  /** The origin has no trailing slash. */
  readonly origin: string
  readonly pid: number
  output(): string
  /** The default signal is SIGTERM. */
  stop(signal?: NodeJS.Signals): Promise<Exit>
  readonly exit: Promise<Exit>
}

export type ServerEnv = Readonly<Record<string, string>> & { readonly DATA_DIR: string }

/** Rejects with the output if the server ends. */
export async function startServer(env: ServerEnv, options: readonly string[] = []): Promise<ServerProcess> {
  const run = launch(env, [], options)
  const origin = await run.address
  return { ...run, origin }
}

/**
 * Waits for an expected failure.
 * @param within a wrapping command
 */
export async function runToEnd(
  env: ServerEnv,
  within: readonly string[] = [],
  options: readonly string[] = [],
): Promise<Exit & { output: string }> {
  const run = launch(env, within, options)
  run.address.then(
    () => run.stop(),
    () => {},
  )
  return { ...(await run.exit), output: run.output() }
}

/** Does not wait until the server listens. */
export function launch(env: ServerEnv, within: readonly string[] = [], options: readonly string[] = []) {
  const { PATH = '', HOME = '', TMPDIR = '/tmp' } = process.env
  const [program = '', ...args] = [...within, lockedNode(), ...builtServer, ...options]
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The developer's environment must not affect the tests. Rendering all pictures ahead would slow them down.
    env: {
      PATH,
      HOME,
      TMPDIR,
      TZ: 'UTC',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      WARM_UP: 'off',
      ...env,
    },
  })
  let output = ''
  const exit = endOf(child)
  // An aborted test run must not leave a server behind.
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  exit.finally(() => process.off('exit', killWithUs)).catch(() => {})
  const address = new Promise<string>((resolve, reject) => {
    const take = (chunk: string) => {
      output += chunk
      const port = /http:\/\/[^\s/]+:(\d+)/.exec(output)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    }
    child.stdout.setEncoding('utf8').on('data', take)
    child.stderr.setEncoding('utf8').on('data', take)
    exit.then(({ code }) => reject(new Error(`The server ended with code ${code}:\n${output}`)), reject)
  })
  // Some callers wait only for the end.
  address.catch(() => {})
  return {
    pid: child.pid ?? 0,
    output: () => output,
    exit,
    address,
    stop(signal: NodeJS.Signals = 'SIGTERM') {
      child.kill(signal)
      return exit
    },
  }
}

async function endOf(child: ChildProcess): Promise<Exit> {
  const [code, signal] = await once(child, 'close')
  return { code, signal }
}
