import { siteFollowsWithin } from '#domain/site-follows.ts'
import type { Text } from '#domain/text.ts'

const seconds = siteFollowsWithin / 1000

export const saved: Text = {
  zh: `已儲存，網站 ${seconds} 秒內更新。`,
  en: `Saved. The site updates within ${seconds} seconds.`,
}
