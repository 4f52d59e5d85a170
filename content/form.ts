/** Words of the fields of any form. */
import type { Text } from '#domain/text.ts'

/** Near the end of a field. */
export const lettersLeft = (number: number): Text => ({
  zh: `尚可輸入 ${number} 字`,
  en: number === 1 ? '1 character left' : `${number} characters left`,
})
