import { langs, langTags } from '#domain/text.ts'

/** Language tag of a text field such as `name.en`; fields without one are the shop's own Chinese. */
export const fieldLang = (name: string): string =>
  langTags[langs.find((lang) => name.endsWith(`.${lang}`)) ?? 'zh']
