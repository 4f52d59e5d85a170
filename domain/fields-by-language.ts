import { type Lang, langs } from './text.ts'

/** For example `name.zh`. */
export function inEachLang<Field extends string>(field: Field): readonly `${Field}.${Lang}`[] {
  return langs.map((lang) => `${field}.${lang}` as const)
}
