export const langs = ['zh', 'en'] as const

export type Lang = (typeof langs)[number]

export function parseLang(code: string | null | undefined): Lang | null {
  return langs.find((lang) => lang === code) ?? null
}

/** HTML, HTTP and search engines use these tags. */
export const langTags = { zh: 'zh-HK', en: 'en' } as const satisfies Record<Lang, string>

/** A text with a missing language does not compile. */
export type Text = Readonly<Record<Lang, string>>

/** Those in which a shop's pages and letters are. */
export const siteLangs = (hasEnglish: boolean): readonly Lang[] => (hasEnglish ? langs : ['zh'])

/** A shop without an English site stores the Chinese of such a text twice. */
export const lacksEnglish = ({ zh, en }: Text): boolean =>
  zh !== '' && (en.trim() === '' || (en === zh && /\p{Script=Han}/u.test(zh)))

/** Empty if the text lacks its English. */
export const englishOf = (text: Text): string => (lacksEnglish(text) ? '' : text.en)

export function otherLang(lang: Lang): Lang {
  return lang === 'zh' ? 'en' : 'zh'
}
