import type { Banner } from '#domain/menu/catalogue.ts'
import type { Lang } from '#domain/text.ts'

/** The pictures of a banner on pages of a language: those with its words where there are such, for every width. */
export function bannerPictures({ wide, tall, wideInEnglish, tallInEnglish }: Banner, lang: Lang) {
  return lang === 'en' ? { wide: wideInEnglish ?? wide, tall: tallInEnglish ?? tall } : { wide, tall }
}
