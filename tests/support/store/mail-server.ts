/** Simulates every failure. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type MailMood =
  | 'well'
  /** Sends no greeting. */
  | 'silent'
  /** Does not respond to a message. */
  | 'hangs'
  /** Drops the connection after a message. */
  | 'resets'
  | { readonly at: 'recipient' | 'message' | 'password'; readonly code: number }

export interface MailServer {
  readonly url: string
  /** The server has acknowledged these messages. */
  readonly messages: readonly string[]
  be(mood: MailMood): void
  close(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const messages: string[] = []
  let mood: MailMood = 'well'
  const refusalAt = (at: string) =>
    typeof mood === 'object' && mood.at === at
      ? Object.assign(new Error('<chan@example.com> is not welcome'), { responseCode: mood.code })
      : null
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: true,
    onConnect: (_session, callback) => {
      if (mood !== 'silent') callback()
    },
    onAuth: (_auth, _session, callback) => callback(refusalAt('password'), { user: 'shop' }),
    onRcptTo: (_address, _session, callback) => callback(refusalAt('recipient')),
    onData: async (stream, _session, callback) => {
      const message = await text(stream)
      if (mood === 'hangs') return
      if (mood === 'resets') {
        for (const { _socket } of server.connections) _socket.destroy()
        return
      }
      const refusal = refusalAt('message')
      if (!refusal) messages.push(message)
      callback(refusal)
    },
  })
  server.on('error', () => {
    // A client that gives up resets its connection.
  })
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://shop:secret@127.0.0.1:${port}`,
    messages,
    be: (next) => {
      mood = next
    },
    close: async () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      server.close(() => resolve())
      for (const { _socket } of server.connections) _socket.destroy()
      await promise
    },
  }
}
