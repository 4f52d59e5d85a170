/** The section about letters: from whom they come, where answers go, and who in the shop gets them. */
import { parseEmail } from '#domain/contact-details.ts'
import type { FormReader } from './form-reading.ts'
import { byName, type Section } from './section.ts'

export const mail: Section = {
  unitOf: byName,
  valuesOf: ({ mail: { senderName = '', replyTo = '', staffAddress = '' } }) => ({
    ...{ senderName, replyTo, staffAddress },
  }),
  read(reader) {
    const senderName = reader.value('senderName')
    const [replyTo, staffAddress] = [addressIn(reader, 'replyTo'), addressIn(reader, 'staffAddress')]
    // It is the head of a letter: a line of its own would be another field of it.
    if (/[\r\n]/.test(senderName)) reader.fail('senderName', 'choice-invalid')
    return {
      mail: {
        ...(senderName !== '' && { senderName }),
        ...(replyTo !== '' && { replyTo }),
        ...(staffAddress !== '' && { staffAddress }),
      },
    }
  },
}

function addressIn(reader: FormReader, name: string): string {
  const typed = reader.value(name).trim()
  if (typed !== '' && !parseEmail(typed).ok) reader.fail(name, 'email-invalid')
  return typed
}
