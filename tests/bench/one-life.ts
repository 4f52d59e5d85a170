/** Starts a program, requests its first page as soon as it responds, and kills it with -9. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/support/site/free-port.ts'
import { lockedNode } from '../../scripts/locked-node.mjs'
import { root } from '../../scripts/root.mjs'

export interface Life {
  /** The time runs from the process's start to the last byte. */
  readonly answeredMs: number
  /** In milliseconds since the start of the process. */
  readonly marks: readonly { readonly name: string; readonly atMs: number }[]
}

const sender = new URL('send-marks.mjs', import.meta.url)
/** Ends requests to a failed program. */
const limitMs = 120_000

export async function liveOnce(
  program: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Life> {
  const port = await freePort()
  const { PATH = '', HOME = '' } = process.env
  const marks: { name: string; atMs: number }[] = []
  const startedAt = performance.now()
  const child = spawn(lockedNode(), ['--import', sender.href, ...program], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      PATH,
      HOME,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      WARM_UP: 'off',
      ...env,
    },
  })
  const exit = once(child, 'exit')
  child.on('message', (mark: { name: string; atMs: number }) => marks.push(mark))
  try {
    while (!(await isAnswered(port))) {
      if (child.exitCode !== null || performance.now() - startedAt > limitMs)
        throw new Error(`no answer from ${program.join(' ')}`)
      await pause(2)
    }
    return { answeredMs: performance.now() - startedAt, marks }
  } finally {
    child.kill('SIGKILL')
    await exit
  }
}

/** Whether the home page arrived completely. */
function isAnswered(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    request({ host: '127.0.0.1', port, path: '/', agent: false }, (response) =>
      response.resume().once('end', () => resolve(response.statusCode === 200)),
    )
      .once('error', () => resolve(false))
      .end()
  })
}
