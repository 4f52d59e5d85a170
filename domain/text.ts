export const langs = ['zh', 'en'] as const

export type Lang = (typeof langs)[number]

export function parseLang(code: string | null | undefined): Lang | null {
  return langs.find((lang) => lang === code) ?? null
}

/** HTML, HTTP and search engines use these tags. */
export const langTags = { zh: 'zh-HK', en: 'en' } as const satisfies Record<Lang, string>

/** A text with a missing language does not compile. */
export type Text = Readonly<Record<Lang, string>>

export function otherLang(lang: Lang): Lang {
  return lang === 'zh' ? 'en' : 'zh'
}
