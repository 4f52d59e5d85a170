import type { Lang } from '#domain/text.ts'

/** The language for a request whose URL does not name one: the first of ours that the browser lists, else Chinese. */
export function visitorLanguage(acceptLanguage: string | undefined): Lang {
  const [, tag = 'zh'] = /(?:^|,)\s*(zh|en)\b/i.exec(acceptLanguage?.slice(0, 200) ?? '') ?? []
  return tag.toLowerCase() === 'en' ? 'en' : 'zh'
}
