import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import type { MailFailure } from '#domain/staff/mail-failure.ts'
import { type MailMood, type MailServer, startMailServer } from '#tests/support/store/mail-server.ts'
import type { Letter, Mail } from './mail.ts'
import { createSmtp } from './smtp.ts'

const letter: Letter = {
  id: 'event-7-customer',
  to: 'chan@example.com',
  from: '開源到會 Hoi Yuen Catering',
  replyTo: 'hello@shop.example',
  subject: '開源到會：已收到訂單',
  text: '多謝',
  html: '<p>多謝</p>',
  calendar: { name: 'K7QF3MXA.ics', content: 'BEGIN:VCALENDAR', method: 'PUBLISH' },
}
const sending = { from: 'orders@shop.example' }

async function open(longest = 5_000): Promise<{ server: MailServer; mail: Mail }> {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  return { server, mail: createSmtp(server.url, sending, longest) }
}

test('a letter arrives with its two texts, its calendar file and its own message id', async () => {
  const { server, mail } = await open()
  expect(await mail.send(letter)).toEqual({ ok: true })
  expect(server.messages).toHaveLength(1)
  const [message = ''] = server.messages
  expect(message).toMatch(/^Message-ID: <event-7-customer@shop\.example>$/m)
  expect(message).toMatch(/^To: chan@example\.com$/m)
  expect(message).toMatch(/^From: \S+\s+<orders@shop\.example>$/m)
  expect(message).toMatch(/^Reply-To: hello@shop\.example$/m)
  expect(message).toMatch(/^Auto-Submitted: auto-generated$/m)
  for (const type of ['text/plain', 'text/html', 'text/calendar'])
    expect(message).toContain(`Content-Type: ${type}`)
  expect(message).toContain(Buffer.from('多謝').toString('base64'))
  expect(message).toContain('filename=K7QF3MXA.ics')
})

test.each([
  ['recipient', 550],
  ['recipient', 553],
  ['message', 552],
  ['message', 554],
] as const)('a refusal of the %s with %i is reported as a refusal', async (at, code) => {
  const { server, mail } = await open()
  server.be({ at, code })
  expect(await mail.send(letter)).toEqual({ ok: false, code })
})

test.each<[string, MailMood, MailFailure]>([
  ['is busy', { at: 'recipient', code: 450 }, 'busy'],
  ['has no room', { at: 'message', code: 452 }, 'busy'],
  ['rejects the password', { at: 'password', code: 535 }, 'sign-in'],
  ['says nothing', 'silent', 'unreachable'],
  ['does not respond to the message', 'hangs', 'unreachable'],
  ['drops the connection', 'resets', 'unreachable'],
])(
  'a letter is tried again if the server %s, and the error names the kind and nobody',
  async (_, mood, kind) => {
    const { server, mail } = await open(300)
    server.be(mood)
    const error: unknown = await mail.send(letter).catch((reason: unknown) => reason)
    expect(String(error)).toMatch(/^Error: letter event-7-customer was not taken by the mail server: E[A-Z]+/)
    expect(error).toMatchObject({ failure: kind })
    expect(JSON.stringify([String(error), error])).not.toMatch(/chan|secret/)
    server.be('well')
    expect(await mail.send(letter)).toEqual({ ok: true })
    expect(server.messages).toHaveLength(1)
  },
)

test('a letter is tried again if the server is absent or speaks another protocol', async () => {
  const { server, mail } = await open()
  await server.close()
  await expect(mail.send(letter)).rejects.toThrow('ESOCKET')
  const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  await once(other.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void other.close())
  const address = other.address()
  if (!address || typeof address === 'string') throw new Error('no port')
  await expect(createSmtp(`smtp://127.0.0.1:${address.port}`, sending).send(letter)).rejects.toThrow(
    'was not taken by the mail server',
  )
})

test('no letter is sent unencrypted unless the address allows it', async () => {
  const { server } = await open()
  // 0.0.0.0 reaches the server but is not a loopback name, so TLS is required.
  const url = server.url.replace('127.0.0.1', '0.0.0.0')
  await expect(createSmtp(url, sending).send(letter)).rejects.toThrow('ETLS')
  expect(server.messages).toEqual([])
  expect(await createSmtp(`${url}?requireTLS=false`, sending).send(letter)).toEqual({ ok: true })
})
