import { type BrandColour, type ContrastName, minContrast } from '#domain/shop/brand.ts'
import type { brandFields, brandPictures } from '#domain/staff/shop/website/brand-part.ts'
import type { Text } from '#domain/text.ts'

export const brandPage = {
  logos: { zh: '標誌', en: 'Logo' },
  logosCaption: {
    zh: '透明底 PNG 或 WebP，高過 240 px',
    en: 'PNG or WebP on a transparent ground, over 240 px high',
  },
  none: { zh: '未有圖片', en: 'No picture yet' },
  whiteLogo: { zh: '用淺底標誌，轉成白色', en: 'The logo for light grounds, in white' },
  use: { zh: '用這張圖片', en: 'Use this picture' },
  file: { zh: '新圖片', en: 'New picture' },
  upload: { zh: '上載到草稿', en: 'Upload to the draft' },
  sample: { zh: '字', en: 'Aa' },
  colours: { zh: '四隻顏色', en: 'Four colours' },
  coloursCaption: {
    zh: `對比即時計算，不足 ${minContrast} 不可發布`,
    en: `Contrasts are checked as you type; below ${minContrast} you can’t publish`,
  },
  coloursNote: {
    zh: '其他顏色由這四隻算出。成功、留意、出錯和焦點的顏色不變，客人在任何店都認得。',
    en: 'All other colours follow from these. The colours of success, warnings, errors and focus stay: customers know them from any shop.',
  },
  style: { zh: '字款、角位和花紋', en: 'Faces, corners and pattern' },
  preview: { zh: '即時預覽', en: 'Live preview' },
  previewCaption: { zh: '字未存都會顯示', en: 'Shows what you have not saved yet' },
  previewLead: { zh: '新鮮熱辣，準時送到', en: 'Hot, fresh and on time' },
  previewMenu: { zh: '睇餐牌', en: 'See the menu' },
  previewChat: { zh: 'WhatsApp 查詢', en: 'WhatsApp' },
  previewFees: { zh: '運費表', en: 'Delivery fees' },
  previewSet: { zh: '十人套餐', en: 'Set for ten' },
  previewGuests: { zh: '8–10 位', en: '8–10 guests' },
  previewLetter: { zh: '電郵：收到你張單', en: 'Email: we have your order' },
  previewAccent: { zh: '人氣', en: 'Popular' },
  previewPasses: {
    zh: '有顏色未合格，預覽用最近的合格色。',
    en: 'A colour does not pass yet: the preview shows the nearest one that does.',
  },
  standard: { zh: '還原標準外觀', en: 'Restore the standard look' },
  standardName: { zh: '標準外觀的草稿', en: 'a draft of the standard look' },
} as const satisfies Record<string, Text>

export const brandColourNames: Readonly<Record<BrandColour, { readonly name: Text; readonly use: Text }>> = {
  main: {
    name: { zh: '主色', en: 'Main' },
    use: { zh: '頁首線、頁腳、對話掣、已揀', en: 'Header line, footer, chat button, chosen items' },
  },
  action: {
    name: { zh: '行動色', en: 'Action' },
    use: { zh: '落單掣、價錢', en: 'Order button, prices' },
  },
  ground: {
    name: { zh: '淺底', en: 'Light ground' },
    use: { zh: '餐牌卡、落單紙、表格', en: 'Menu cards, order slips, tables' },
  },
  accent: {
    name: { zh: '點綴', en: 'Accent' },
    use: { zh: '貼紙、深底上的字和掣', en: 'Stickers, text and buttons on dark grounds' },
  },
}

export const contrastTexts: Readonly<Record<ContrastName, Text>> = {
  white: { zh: '白字', en: 'White text' },
  ground: { zh: '淺底上的字', en: 'Text on the light ground' },
  ink: { zh: '黑字', en: 'Black text' },
  'ink-2': { zh: '灰字', en: 'Grey text' },
  'ink-3': { zh: '淺灰字', en: 'Light grey text' },
  cloth: { zh: '主色上的字', en: 'Text on the main colour' },
}

export const pickerOf = ({ zh, en }: Text): Text => ({ zh: `揀${zh}`, en: `Pick ${en}` })

export const tooLow: Text = { zh: `要 ${minContrast}`, en: `needs ${minContrast}` }

export const offerOf = (colour: string): Text => ({ zh: `用 ${colour}`, en: `Use ${colour}` })

export const nearestOf = (colour: string): Text => ({
  zh: `看不清。最近的合格色是 ${colour}。`,
  en: `Hard to read. The nearest colour that passes is ${colour}.`,
})

/** Names in the form and in the list of versions. */
export const brandFieldNames: Readonly<Record<(typeof brandPictures | typeof brandFields)[number], Text>> = {
  logo: { zh: '淺底標誌', en: 'Logo for light grounds' },
  darkLogo: { zh: '深底標誌', en: 'Logo for dark grounds' },
  symbol: { zh: '圖示', en: 'Symbol' },
  faces: { zh: '字款', en: 'Faces' },
  corners: { zh: '角位', en: 'Corners' },
  pattern: { zh: '花紋', en: 'Pattern' },
}

export const pictureUses: Readonly<Record<(typeof brandPictures)[number], Text>> = {
  logo: { zh: '頁首、分享圖', en: 'Header, shared links' },
  darkLogo: { zh: '頁腳', en: 'Footer' },
  symbol: { zh: '瀏覽器分頁、手機主畫面；正方形', en: 'Browser tab, home screen; square' },
}

export const brandChoiceNames: Readonly<
  Record<(typeof brandFields)[number], Readonly<Record<string, Text>>>
> = {
  faces: {
    sign: {
      zh: '招牌：標題畫成招牌字，英文 Young Serif',
      en: 'Sign: drawn headings, Young Serif in English',
    },
    plain: { zh: '直白：全用系統黑體，最快', en: 'Plain: the system’s face throughout, fastest' },
    tearoom: { zh: '茶室：標題幼身，英文 Georgia', en: 'Tearoom: light headings, Georgia in English' },
  },
  corners: {
    tile: { zh: '磚角', en: 'Tile' },
    square: { zh: '直角', en: 'Square' },
    round: { zh: '圓角', en: 'Round' },
  },
  pattern: {
    tiles: { zh: '花磚', en: 'Tiles' },
    check: { zh: '格仔', en: 'Check' },
    plain: { zh: '素色', en: 'Plain' },
  },
}
