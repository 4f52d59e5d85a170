import { type Lang, langs, parseLang } from '#domain/text.ts'

const ours = new RegExp(`(?:^|,)\\s*(${langs.join('|')})\\b`, 'i')

export function visitorLanguage(acceptLanguage: string | undefined): Lang {
  const [, tag = ''] = ours.exec(acceptLanguage?.slice(0, 200) ?? '') ?? []
  return parseLang(tag.toLowerCase()) ?? 'zh'
}
