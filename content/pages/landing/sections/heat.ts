/** The section lists spicy dishes, and says how to order them milder. */
import type { Text } from '#domain/text.ts'

export const heat = {
  heading: { zh: '幾辣，由你話事', en: 'You choose the heat' },
  lead: {
    zh: '紅色嗰邊嘅菜餐牌上標明「辣」，一般小辣至中辣；綠色嗰邊唔落辣。方格係邊款人數嘅套餐揀得到。',
    en: 'Dishes on the red side are marked “spicy” on the menu, mild to medium as a rule; those on the green side are not spicy. The squares show which set sizes offer the dish.',
  },
  mild: { zh: '本身唔辣', en: 'Not spicy' },
  sizes: { zh: '套餐人數', en: 'set sizes' },
  hot: { zh: '有標示「辣」', en: 'Marked “spicy”' },
  degree: { zh: '小辣至中辣', en: 'mild to medium' },
} satisfies Record<string, Text>

/** Remarks to write in an order. */
export const heatWishes: readonly { readonly wish: Text; readonly how: Text }[] = [
  {
    wish: { zh: '走辣', en: 'No chilli' },
    how: { zh: '落單喺備註寫「走辣」。', en: 'Write “no chilli” in the remarks.' },
  },
  {
    wish: { zh: '小辣', en: 'Less chilli' },
    how: { zh: '備註寫「小辣」，其他照食。', en: 'Write “less chilli”; the rest stays as it is.' },
  },
  {
    wish: { zh: '食素', en: 'Vegetarian' },
    how: {
      zh: '標明「純素」嘅唔含蛋奶；素炒金邊粉含蛋。',
      en: 'Dishes marked vegan have no egg or dairy; the vegetarian pad Thai contains egg.',
    },
  },
]

/** Screen readers read this label. */
export function offeredIn(sizes: readonly number[]): Text {
  return { zh: `${sizes.join('、')} 人餐可揀`, en: `in sets for ${sizes.join(', ')}` }
}
