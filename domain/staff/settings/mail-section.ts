/** The section about letters: from whom they come, where answers go, who in the shop gets them, and the shop's own words. */
import { parseEmail } from '#domain/contact-details.ts'
import { isBlank } from '#domain/free-text.ts'
import { type LetterOccasion, type LetterWords, letterOccasions } from '#domain/letter-words.ts'
import { langs } from '#domain/text.ts'
import type { FormReader } from './form-reading.ts'
import { byName, type Section } from './section.ts'

export const mail: Section = {
  unitOf: byName,
  valuesOf: ({ mail: { senderName = '', replyTo = '', staffAddress = '', words = {} } }) => ({
    ...{ senderName, replyTo, staffAddress },
    ...Object.fromEntries(
      letterOccasions.flatMap((occasion) =>
        langs.map((lang) => [`words.${occasion}.${lang}`, words[occasion]?.[lang] ?? '']),
      ),
    ),
  }),
  read(reader) {
    const senderName = reader.value('senderName')
    const [replyTo, staffAddress] = [addressIn(reader, 'replyTo'), addressIn(reader, 'staffAddress')]
    // It is the head of a letter: a line of its own would be another field of it.
    if (/[\r\n]/.test(senderName)) reader.fail('senderName', 'choice-invalid')
    const words = wordsIn(reader)
    return {
      mail: {
        ...(senderName !== '' && { senderName }),
        ...(replyTo !== '' && { replyTo }),
        ...(staffAddress !== '' && { staffAddress }),
        ...(Object.keys(words).length > 0 && { words }),
      },
    }
  },
}

/** In both languages, or in none: the letter is in that of the order. */
function wordsIn(reader: FormReader): LetterWords {
  const isGiven = (occasion: LetterOccasion) =>
    langs.some((lang) => !isBlank(reader.value(`words.${occasion}.${lang}`)))
  return Object.fromEntries(
    letterOccasions.filter(isGiven).map((occasion) => [occasion, reader.text(`words.${occasion}`)]),
  )
}

function addressIn(reader: FormReader, name: string): string {
  const typed = reader.value(name).trim()
  if (typed !== '' && !parseEmail(typed).ok) reader.fail(name, 'email-invalid')
  return typed
}
