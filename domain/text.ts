/** The two languages of the site; every text a person reads exists in both. */
export const langs = ['zh', 'en'] as const

export type Lang = (typeof langs)[number]

/** The language with this code; null: it is none of ours. */
export function parseLang(code: string | null | undefined): Lang | null {
  return langs.find((lang) => lang === code) ?? null
}

/** The language as HTML, HTTP and search engines name it. */
export const langTags = { zh: 'zh-HK', en: 'en' } as const satisfies Record<Lang, string>

/** One text, both languages side by side: a missing one does not compile. */
export type Text = Readonly<Record<Lang, string>>

/** The language that a switch leads to, or that stands beside the reader's own. */
export function otherLang(lang: Lang): Lang {
  return lang === 'zh' ? 'en' : 'zh'
}
