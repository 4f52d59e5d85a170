/**
 * A browser without a debugger in its pages. Playwright listens to every page's console, and then V8 parses a script
 * again for each error that the script makes, thrown or not: react-dom makes five as it starts.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from '@playwright/test'
import { launchOptions } from '#tests/support/browser/browser.ts'

/** The DevTools protocol's methods that a bench may call: none that makes the page report to a debugger. */
type Method =
  | `Emulation.${string}`
  | `Input.${string}`
  | `Network.${string}`
  | `Page.${string}`
  | `Target.${string}`
  | 'Runtime.evaluate'

type Call = (method: Method, params?: object) => Promise<Record<string, unknown>>

export interface QuietPage {
  readonly call: Call
  /** What an expression gives in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>
  close(): Promise<void>
}

export interface QuietBrowser {
  /** An empty page with a cache and cookies of its own. */
  newPage(): Promise<QuietPage>
  close(): Promise<void>
}

export async function openQuietBrowser(): Promise<QuietBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'quiet-browser-'))
  const program = launchOptions.executablePath ?? chromium.executablePath()
  const options = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${folder}`]
  const browser = spawn(program, [...launchOptions.args, ...options], { stdio: ['ignore', 'ignore', 'pipe'] })
  const call = await connect(await addressOf(browser.stderr))
  return {
    async newPage() {
      const { browserContextId } = await call('Target.createBrowserContext')
      const { targetId } = await call('Target.createTarget', { url: 'about:blank', browserContextId })
      const { sessionId } = await call('Target.attachToTarget', { targetId, flatten: true })
      const onPage: Call = (method, params) => call(method, params, String(sessionId))
      return {
        call: onPage,
        async evaluate(expression) {
          const { result } = await onPage('Runtime.evaluate', { expression, returnByValue: true })
          return (result as { value?: unknown }).value
        },
        close: async () => void (await call('Target.disposeBrowserContext', { browserContextId })),
      }
    },
    async close() {
      const ended = once(browser, 'exit')
      browser.kill()
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const [, address] = /listening on (ws:\S+)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('the browser ended without saying where it listens')
}

/** Connects to the DevTools protocol. A refused call rejects with what the browser says. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>()
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data))
    const asked = waiting.get(id)
    if (error) asked?.reject(new Error(error.message))
    else asked?.resolve(result)
    waiting.delete(id)
  })
  let last = 0
  return (method: Method, params: object = {}, sessionId?: string) => {
    last += 1
    const answer = Promise.withResolvers<Record<string, unknown>>()
    waiting.set(last, answer)
    socket.send(JSON.stringify({ id: last, method, params, sessionId }))
    return answer.promise
  }
}
