import { type Lang, langs } from './text.ts'

/** The results are, for example, `name.zh` and `name.en`. */
export function inEachLang<Field extends string>(field: Field): readonly `${Field}.${Lang}`[] {
  return langs.map((lang) => `${field}.${lang}` as const)
}
