/** A new page begins with these texts, whose figures are the shop's own. */
import type { PageContent, PageGroup, PageTemplate } from '#domain/shop/shop-page.ts'
import type { Text } from '#domain/text.ts'

interface Template {
  readonly group: PageGroup
  readonly lead: Text
  readonly story: Text
  readonly look: Pick<PageContent['look'], 'band' | 'letters'>
  readonly ending: PageContent['ending']
}

const templates: Readonly<Record<PageTemplate, Template>> = {
  occasion: {
    group: 'party',
    lead: {
      zh: '人數、日子、口味話我哋知，餐單由你揀。',
      en: 'Tell us how many, when and what you like; you choose the menu.',
    },
    story: { zh: '開枱嘅事交畀我哋', en: 'Leave the table to us' },
    look: { band: 'var(--jade-800)', letters: 'white' },
    ending: { menu: 'row', questions: 'beside', band: 'jade' },
  },
  cuisine: {
    group: 'dishes',
    lead: { zh: '想食乜，喺餐牌揀。', en: 'Choose what you like from the menu.' },
    story: { zh: '一枱好味', en: 'A table of good food' },
    look: { band: 'var(--jade-900)', letters: 'white' },
    ending: { menu: 'card', questions: 'beside', band: 'cloth' },
  },
  festival: {
    group: 'party',
    lead: { zh: '過節人多，早啲訂定。', en: 'Festive days fill up, so order early.' },
    story: { zh: '過節開餐', en: 'A feast for the festival' },
    look: { band: 'var(--plum)', letters: 'white' },
    ending: { menu: 'plates', questions: 'across', band: 'cloth' },
  },
}

export interface NewPage {
  readonly template: PageTemplate
  readonly name: Text
  readonly categoryId: string
  /** The path is below the picture folder. */
  readonly picture: string
}

/** @returns the content and the menu of a page that promises only what orders keep */
export function newPage({ template, name, categoryId, picture }: NewPage): {
  readonly group: PageGroup
  readonly content: PageContent
} {
  const { group, lead, story, look, ending } = templates[template]
  const ahead = {
    zh: '網上落單最早可選 {leadDays}後的日期。如時間較急，請傳訊息查詢。',
    en: 'Online, the earliest date is {leadDays} ahead. In a hurry? Send us a message.',
  }
  return {
    group,
    content: {
      menuName: name,
      menuPicture: picture,
      name,
      lead,
      title: name,
      description: {
        zh: `${name.zh}：網上睇餐牌同價錢，揀日子落單。`,
        en: `${name.en}: menus and prices online, and a date of your choice.`,
      },
      keywords: name,
      menu: {
        anchor: categoryId,
        categoryId,
        go: { zh: '睇餐牌', en: 'See the menu' },
        heading: { zh: '餐牌', en: 'From the menu' },
        dishIds: [],
        setSlug: '',
      },
      story: { heading: story, paragraphs: [ahead] },
      closing: { zh: '想邊日開枱？', en: 'Which day is it?' },
      questions: {
        heading: { zh: '常見問題', en: 'Questions' },
        items: [
          { id: 'ahead', question: { zh: '要提早幾耐訂？', en: 'How early should I order?' }, answer: ahead },
        ],
      },
      look: { ...look, picture, plates: [], cornerPlate: '' },
      ending,
      hasOwnSection: false,
    },
  }
}
