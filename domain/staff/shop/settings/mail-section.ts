import { isBlank } from '#domain/free-text.ts'
import { type LetterOccasion, type LetterWords, letterOccasions } from '#domain/shop/letter-words.ts'
import { type FormReader, textValues } from '#domain/staff/forms/fields.ts'
import { langs, type Text } from '#domain/text.ts'
import { emailIn } from './email-in.ts'
import { byName, type Section } from './section.ts'

export const mail: Section = {
  unitOf: byName,
  valuesOf: ({ mail: { senderName = '', replyTo = '', staffAddress = '', words = {} } }) => ({
    senderName,
    replyTo,
    staffAddress,
    ...Object.fromEntries(
      letterOccasions.flatMap((occasion) => textValues(`words.${occasion}`, words[occasion])),
    ),
  }),
  read(reader) {
    const senderName = reader.value('senderName')
    const [replyTo, staffAddress] = [emailIn(reader, 'replyTo'), emailIn(reader, 'staffAddress')]
    // A line break in a header would start another header.
    if (/[\r\n]/.test(senderName)) reader.fail('senderName', 'choice-unknown')
    const words = wordsIn(reader)
    return {
      mail: {
        ...(senderName !== '' && { senderName }),
        ...(replyTo && { replyTo }),
        ...(staffAddress && { staffAddress }),
        ...(Object.keys(words).length > 0 && { words }),
      },
    }
  },
}

function wordsIn(reader: FormReader): LetterWords {
  const all = letterOccasions.map((occasion) => [occasion, wordsFor(occasion, reader)] as const)
  return Object.fromEntries(all.filter(([, words]) => words !== null))
}

/**
 * Both languages are needed, since a letter is in the order's language.
 * @returns null without a text
 */
export function wordsFor(occasion: LetterOccasion, reader: FormReader): Text | null {
  const isGiven = langs.some((lang) => !isBlank(reader.value(`words.${occasion}.${lang}`)))
  return isGiven ? reader.text(`words.${occasion}`) : null
}
