/** The two languages of the site; every text a person reads exists in both. */
export const langs = ['zh', 'en'] as const

export type Lang = (typeof langs)[number]

/** One text, both languages side by side: a missing one does not compile. */
export type Text = Readonly<Record<Lang, string>>
