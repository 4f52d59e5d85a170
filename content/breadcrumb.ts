/** Words of the breadcrumb: the links from the home page to the page that is shown. */
import type { Text } from '#domain/text.ts'

export const breadcrumbWords = {
  label: { zh: '目前位置', en: 'Breadcrumb' },
  home: { zh: '主頁', en: 'Home' },
} satisfies Record<string, Text>
