import type { Text } from '#domain/text.ts'

export const manyPictures = {
  title: { zh: '一次過加相片', en: 'Many pictures at once' },
  link: { zh: '一次過加相片', en: 'Add many pictures' },
  summary: {
    zh: '檔案名稱寫菜式或套餐的名字，就會自動配對；其餘的由你選擇。',
    en: 'Files named after a dish or set are matched automatically; you choose for the rest.',
  },
  scriptNote: {
    zh: '這一頁需要 JavaScript。沒有的話，可在每款菜式或套餐的頁面逐張上載。',
    en: 'This page needs JavaScript. Without it, upload pictures one by one on the page of each dish or set.',
  },
  files: { zh: '圖片檔案', en: 'Picture files' },
  for: { zh: '屬於', en: 'For' },
  choose: { zh: '請選擇', en: 'Please choose' },
  dishes: { zh: '菜式', en: 'Dishes' },
  sets: { zh: '套餐', en: 'Sets' },
  remove: { zh: '移除', en: 'Remove' },
  save: { zh: '全部上載及儲存', en: 'Upload and save all' },
  published: { zh: '已儲存，客人看到新圖片。', en: 'Saved. Customers see the new picture.' },
  draft: {
    zh: '已存入套餐草稿，發布後客人才看到。',
    en: 'Saved in the draft of the set. Customers see it once you publish it.',
  },
  twice: {
    zh: '另一張圖片已選了這一項，請改選其中一張。',
    en: 'Another picture is for the same item. Please change one of them.',
  },
  small: {
    zh: '最長一邊不足 1600 像素，放大後可能不夠清晰。',
    en: 'The longer side has fewer than 1,600 pixels, so it may look blurred when large.',
  },
  dark: { zh: '圖片偏暗，日光下再影會更好。', en: 'The picture is dark. Daylight would help.' },
  gone: {
    zh: '這一項剛被刪除，請選擇另一項。',
    en: 'This item has just been removed. Please choose another one.',
  },
  clash: {
    zh: '草稿已有另一張新圖片，請在該項的頁面決定用哪一張。',
    en: 'The draft already has another new picture. Please decide on the page of the item.',
  },
  invalid: {
    zh: '圖片已上載，但草稿有欄位要先改正，請在該項的頁面處理。',
    en: 'Uploaded, but other fields of the draft must be corrected first on the page of the item.',
  },
} as const satisfies Record<string, Text>

export const tooMany = (max: number): Text => ({
  zh: `一次最多 ${max} 張，其餘的請稍後再加。`,
  en: `At most ${max} at once. Please add the others afterwards.`,
})

export const savedCount = (saved: number, all: number): Text => ({
  zh: `已儲存 ${saved} / ${all} 張`,
  en: `${saved} of ${all} saved`,
})
