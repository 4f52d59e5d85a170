/** Words of a row of pictures that turns. */
import type { Text } from '#domain/text.ts'

export const carouselWords = {
  previous: { zh: '上一張', en: 'Previous' },
  next: { zh: '下一張', en: 'Next' },
  pause: { zh: '暫停輪播', en: 'Pause the pictures' },
} satisfies Record<string, Text>

/** What the pictures of a carousel are called, each by its place. */
export function pictureLabels(count: number): readonly Text[] {
  return Array.from({ length: count }, (_, index) => ({
    zh: `第 ${index + 1} 張，共 ${count} 張`,
    en: `Picture ${index + 1} of ${count}`,
  }))
}
