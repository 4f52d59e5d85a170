import type { Banner } from '#domain/menu/catalogue.ts'
import type { Lang } from '#domain/text.ts'

/** Pictures with text in the page's language come first. */
export function bannerPictures({ wide, tall, wideInEnglish, tallInEnglish }: Banner, lang: Lang) {
  return lang === 'en' ? { wide: wideInEnglish ?? wide, tall: tallInEnglish ?? tall } : { wide, tall }
}
