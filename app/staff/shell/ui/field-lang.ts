import { langs, langTags } from '#domain/text.ts'

/** The tag of the language that a field of a text holds, as `name.en` does; other fields are the shop's own Chinese. */
export const fieldLang = (name: string): string =>
  langTags[langs.find((lang) => name.endsWith(`.${lang}`)) ?? 'zh']
