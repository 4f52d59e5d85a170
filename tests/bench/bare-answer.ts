import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Answer } from './keep-alive.ts'

/** A bare server in a separate process that sends this response to every request. */
export async function startBareServer({ head, body }: Answer) {
  const headers = Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()])
      .filter(([name = '']) => !/^(date|connection|keep-alive)$/i.test(name)),
  )
  const child = fork(new URL('bare-server.ts', import.meta.url), { stdio: 'inherit' })
  child.send({ headers, body: body.toString('base64') })
  const [port] = await once(child, 'message')
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}
