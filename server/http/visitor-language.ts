import type { Lang } from '#domain/text.ts'

/** The language of a visitor whose request does not tell: the first of ours that the browser names, else Chinese. */
export function visitorLanguage(acceptLanguage: string | undefined): Lang {
  const [, tag = 'zh'] = /(?:^|,)\s*(zh|en)\b/i.exec(acceptLanguage?.slice(0, 200) ?? '') ?? []
  return tag.toLowerCase() === 'en' ? 'en' : 'zh'
}
