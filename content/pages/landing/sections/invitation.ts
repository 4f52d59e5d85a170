import type { Text } from '#domain/text.ts'

export const invitation = {
  heading: { zh: '朝早證婚，夜晚擺酒', en: 'Vows by day, a feast by night' },
  lead: {
    zh: '一張喜帖兩頁紙：左邊一手拎杯一手攞嘢食，右邊坐低食正餐。',
    en: 'One invitation, two pages: left, a standing reception; right, a seated dinner.',
  },
  add: { zh: '加購：', en: 'Add-ons: ' },
} satisfies Record<string, Text>

/** The values are slugs of sets. */
export const invitationPages = [
  {
    slug: 'wedding-reception-30',
    when: { zh: '朝：儀式前後', en: 'Around the ceremony' },
    title: { zh: '證婚酒會', en: 'Wedding reception' },
    about: { zh: '站立享用，一口一件', en: 'Standing reception, one-bite canapés' },
    note: null,
  },
  {
    slug: 'wedding-feast-60',
    when: { zh: '晚：正餐', en: 'Dinner' },
    title: { zh: '囍宴', en: 'Wedding feast' },
    about: { zh: '好意頭同自助餐，同枱食', en: 'Auspicious Chinese dishes with a Western buffet' },
    note: {
      zh: '八磅三層結婚蛋糕已包括在內。',
      en: 'The three-tier cake of eight pounds is included.',
    },
  },
] as const satisfies readonly {
  readonly slug: string
  readonly when: Text
  readonly title: Text
  readonly about: Text
  readonly note: Text | null
}[]

export const weddingPlan: readonly { readonly when: Text; readonly what: Text }[] = [
  {
    when: { zh: '一個月前', en: 'A month before' },
    what: { zh: '初步查詢，講低場地同流程', en: 'First enquiry: venue and schedule' },
  },
  {
    when: { zh: '兩星期前', en: 'Two weeks before' },
    what: { zh: '落實菜式同人數', en: 'Settle the menu and the number of guests' },
  },
  {
    when: { zh: '付清款項', en: 'Paid in full' },
    what: { zh: '食物交畀我哋', en: 'Leave the food to us' },
  },
  {
    when: { zh: '大日子', en: 'The day' },
    what: {
      zh: '要侍應、長枱、枱布，填活動查詢表格另行報價',
      en: 'Need waiting staff, tables or linen? Use the event enquiry form for a quotation',
    },
  },
]

/** Example: "5 款揀 3 款". */
export function choiceOf(all: number, number: number): Text {
  return { zh: `${all} 款揀 ${number} 款`, en: `choose ${number} of ${all}` }
}
