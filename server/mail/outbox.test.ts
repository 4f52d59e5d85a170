import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Letter, Mail } from './mail.ts'
import { createOutbox } from './outbox.ts'

let folder: string
let outbox: Mail
const messages: string[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'))
  outbox = createOutbox(folder, { from: 'shop@example.com' }, (line) => messages.push(line))
})
afterAll(() => rm(folder, { recursive: true }))

const letter: Letter = {
  id: 'order-AAAA-AAAA-placed',
  to: 'chan@example.com',
  from: '開源到會',
  replyTo: 'hello@example.com',
  subject: '訂單',
  text: '多謝',
  html: '<p>多謝</p>',
  calendar: null,
}

test('the outbox logs the name of each letter, and no recipient', async () => {
  expect(await outbox.send(letter)).toEqual({ ok: true })
  expect(messages).toEqual([`wrote ${join('outbox', 'order-AAAA-AAAA-placed.eml')}`])
  expect(await readFile(join(folder, 'outbox', 'order-AAAA-AAAA-placed.eml'), 'utf8')).toContain(
    'To: chan@example.com',
  )
})

test('a line break in input adds no header or recipient to a letter', async () => {
  const brokenAddress = 'x\r\nBcc: thief@example.com\r\n\r\nhello'
  const input = { id: 'typed', subject: brokenAddress, from: brokenAddress }
  await outbox.send({ ...letter, ...input })
  const [head = ''] = (await readFile(join(folder, 'outbox', 'typed.eml'), 'utf8')).split('\r\n\r\n')
  expect(head.split('\r\n').filter((line) => /^bcc/i.test(line))).toEqual([])
  expect(head).toMatch(/^To: chan@example\.com$/m)
})
