/** Sentences about delivery, and their ends, that are absent where nothing is excepted. Ordering needs none of them. */
import type { Text } from '#domain/text.ts'
import { type Exceptions, neverFree } from './delivery.ts'

/**
 * Ends a sentence about free delivery: ，將軍澳及偏遠地區除外; ", except to Tseung Kwan O and remote areas". Empty where it
 * applies everywhere.
 * @param marks what stands before and after it in Chinese
 */
export function exceptTo(exceptions: Exceptions, marks: readonly [string, string] = ['，', '']): Text {
  const { zh, en } = neverFree(exceptions)
  const [zhBefore, zhAfter] = marks
  return { zh: zh && `${zhBefore}${zh}除外${zhAfter}`, en: en && `, except to ${en}` }
}

/** Ends a sentence about sets with free delivery, after one that names the exceptions. */
export function sameExceptions(exceptions: Exceptions): Text {
  const { zh } = neverFree(exceptions)
  return zh ? { zh: `，同樣不包括${zh}`, en: ', with the same exceptions' } : { zh: '', en: '' }
}

/** A sentence about the places whose fee is quoted; empty where no fee is. */
export const ofQuotedPlaces = ({ hasQuotedPlaces }: Exceptions, sentence: Text): Text =>
  hasQuotedPlaces ? sentence : { zh: '', en: '' }
