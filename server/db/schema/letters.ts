/** The orders hold the addresses. */

import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { type MailFailure, mailFailures } from '#domain/staff/mail-failure.ts'
import { instant, oneOf } from './columns.ts'
import { orders } from './orders.ts'

export const letterStates = ['sending', 'sent', 'refused'] as const

export const recipients = ['customer', 'staff'] as const

export type Recipient = (typeof recipients)[number]

export const letters = pgTable(
  'letters',
  {
    /** The id is also the local part of the Message-ID. */
    id: text().primaryKey(),
    orderId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orders.id),
    recipient: text().$type<Recipient>().notNull(),
    state: text().$type<(typeof letterStates)[number]>().notNull(),
    attempts: integer().notNull(),
    firstTriedAt: instant().notNull(),
    claimedUntil: instant().notNull(),
    sentAt: instant(),
    /** The code is that of SMTP. */
    refusedCode: integer(),
    failure: text().$type<MailFailure>(),
  },
  (t) => [
    oneOf('letters_state', t.state, letterStates),
    oneOf('letters_failure', t.failure, mailFailures),
    oneOf('letters_recipient', t.recipient, recipients),
    check('letters_sent', sql`(${t.state} = 'sent') = (${t.sentAt} is not null)`),
    check('letters_refused', sql`(${t.state} = 'refused') = (${t.refusedCode} is not null)`),
    index('letters_order').on(t.orderId),
    index('letters_open').on(t.firstTriedAt).where(sql`${t.state} <> 'sent'`),
  ],
)
