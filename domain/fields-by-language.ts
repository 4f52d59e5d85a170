/** Fields of a form that hold one text, a field for each language. */
import { type Lang, langs } from './text.ts'

/** Their names, as `name.zh` is one. */
export function inEachLang<Field extends string>(field: Field): readonly `${Field}.${Lang}`[] {
  return langs.map((lang) => `${field}.${lang}` as const)
}
