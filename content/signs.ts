/**
 * Chinese page titles drawn as sign lettering: one to two lines of two to four characters, no punctuation.
 * After a change run scripts/draw-signs.ts.
 */
export const signs = {
  brand: ['開源到會'],
  home: ['你開枱', '我到會'],
  menu: ['餐牌'],
  notFound: ['呢張枱', '未擺好'],
  ordered: ['已收單'],
} as const satisfies Record<string, readonly string[]>

export type SignName = keyof typeof signs

/** Every character of every sign once. */
export const signCharacters: readonly string[] = [...new Set(Object.values(signs).flat().join(''))].sort()
