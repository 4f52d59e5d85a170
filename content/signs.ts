import { brand } from './layout.ts'

/**
 * Chinese page titles drawn as sign lettering: one to two lines of two to four characters, no punctuation.
 * After a change run scripts/draw-signs.ts.
 */
export const signs = {
  home: ['你開枱', '我到會'],
  menu: ['餐牌'],
  notFound: ['呢張枱', '未擺好'],
  ordered: ['已收單'],
} as const satisfies Record<string, readonly string[]>

export type SignName = keyof typeof signs

/** Every character of every sign, and of the name in the logo, once. */
export const signCharacters: readonly string[] = [
  ...new Set([...Object.values(signs).flat(), brand.zh].join('')),
].sort()
