import { langs, langTags } from '#domain/text.ts'

/** Fields without a language, unlike `name.en`, are the shop's own Chinese. */
export const fieldLang = (name: string): string =>
  langTags[langs.find((lang) => name.endsWith(`.${lang}`)) ?? 'zh']
