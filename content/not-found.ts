import type { Text } from '#domain/text.ts'

export const notFound = {
  title: { zh: '找不到頁面', en: 'Page not found' },
  heading: { zh: '呢張枱未擺好', en: 'This table is not laid' },
  lead: {
    zh: '你要搵嘅頁面唔喺度，可能已經搬走或者打錯咗網址。',
    en: 'The page you are looking for is not here. It may have moved, or the address may be mistyped.',
  },
  home: { zh: '返回主頁', en: 'Go to the home page' },
  menu: { zh: '睇餐牌', en: 'See the menus' },
} satisfies Record<string, Text>
