/** Words of the trail that leads from the home page to the page that is shown. */
import type { Text } from '#domain/text.ts'

export const trailWords = {
  label: { zh: '目前位置', en: 'Breadcrumb' },
  home: { zh: '主頁', en: 'Home' },
} satisfies Record<string, Text>
