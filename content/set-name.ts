import type { Lang } from '#domain/text.ts'

/** The part of a set's name that says for how many: 三十人自助套餐, 10-Person, for 12. */
export const sizeInName: Record<Lang, RegExp> = {
  zh: /[一二三四五六七八九十]+人.*$/u,
  en: /\d+-Person[\w-]*|\w+ \d+$/,
}
