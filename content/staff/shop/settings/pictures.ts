import { type PictureShape, unusedPictureDays } from '#domain/shop/shop-picture.ts'
import type { Text } from '#domain/text.ts'

export const picturesPanel = {
  title: { zh: '圖片', en: 'Picture' },
  choose: { zh: '用哪張圖片', en: 'Which picture to use' },
  drawing: { zh: '繪圖', en: 'Drawing' },
  sent: { zh: '上載的圖片', en: 'Uploaded picture' },
  plain: { zh: '碟畫，未有圖片', en: 'Drawn plate: no picture yet' },
  plainNote: {
    zh: '還未有自己的圖片，客人會看到一隻按名稱畫的碟。上載圖片後會換成你的圖片。',
    en: 'No picture yet: customers see a plate drawn from its name, until you upload a picture.',
  },
  file: { zh: '新圖片檔案', en: 'New picture file' },
  dropHere: {
    zh: '可以把圖片拖到這裏，或者貼上。',
    en: 'You can also drag a picture here or paste one.',
  },
  altZh: { zh: '圖片說明（中）', en: 'Picture description (Chinese)' },
  altEn: { zh: '圖片說明（英）', en: 'Picture description (English)' },
  focusX: { zh: '主體位置：左起 %', en: 'Focal point: % from left' },
  focusY: { zh: '主體位置：上起 %', en: 'Focal point: % from top' },
  focus: { zh: '主體位置', en: 'Focal point' },
  focusHint: {
    zh: '按圖片上最重要的一點，或用方向鍵移動。裁切時這點會留在圖內。',
    en: 'Click the most important point of the picture, or move it with the arrow keys. It stays visible when the picture is cropped.',
  },
  send: { zh: '上載圖片', en: 'Upload' },
  sendOrChange: {
    zh: '上載，或更新所選的圖片',
    en: 'Upload, or update the chosen picture',
  },
  sending: { zh: '上載中', en: 'Uploading' },
  cancel: { zh: '停止上載', en: 'Cancel upload' },
  noFile: {
    zh: '請先選擇圖片檔案；繪圖不能更改。',
    en: 'Please choose a picture file first. Drawings can’t be changed.',
  },
  noAnswer: {
    zh: '上載不成功，請檢查網絡再試。已輸入的內容仍在。',
    en: 'Upload failed. Check your connection and try again; your text is still here.',
  },
} as const satisfies Record<string, Text>

export const shapeUses: Readonly<Record<PictureShape, Text>> = {
  set: { zh: '套餐頁及卡片', en: 'Page and cards of the set' },
  dish: { zh: '選菜', en: 'Choice of dishes' },
  gift: { zh: '禮品頁及卡片', en: 'Page and cards of the gift' },
  wide: { zh: '電腦橫額', en: 'Banner on computers' },
  tall: { zh: '手機橫額', en: 'Banner on phones' },
}

export const dialogUse: Text = { zh: '選菜視窗', en: 'Dialog of the set' }
export const storyUse: Text = { zh: '到會介紹頁', en: 'Landing pages' }
export const sharedUse: Text = { zh: '分享連結', en: 'Shared links' }

/** The text is JPEG／PNG／WebP／AVIF，10 MB 內. */
export const pictureLimits = (megabytes: number): Text => ({
  zh: `JPEG／PNG／WebP／AVIF，${megabytes} MB 內`,
  en: `JPEG, PNG, WebP or AVIF, up to ${megabytes} MB`,
})

export const percentSent = (percent: number): Text => ({
  zh: `已上載 ${percent}%`,
  en: `${percent}% uploaded`,
})

export const pictureProblems = {
  'alt-missing': {
    zh: '請以中文及英文說明圖片內容，並再選一次檔案。',
    en: 'Please describe the picture in Chinese and English, and choose the file again.',
  },
  'focus-invalid': {
    zh: '主體位置須為 0 至 100 的整數。',
    en: 'The focal point must be two whole numbers from 0 to 100.',
  },
  'not-sent': { zh: '繪圖不能更改。', en: 'Drawings can’t be changed.' },
  'store-full': {
    zh: `圖片總容量已滿；${unusedPictureDays} 日沒有使用的圖片會自動刪除，請之後再試，或先用較小的圖片。`,
    en: `Picture storage is full. Unused pictures are deleted after ${unusedPictureDays} days; try again later, or upload a smaller picture.`,
  },
  'upload-too-large': { zh: '檔案太大。', en: 'The file is too large.' },
  'upload-format-unknown': {
    zh: '請用 JPEG、PNG、WebP 或 AVIF 圖片。',
    en: 'Please use a JPEG, PNG, WebP or AVIF picture.',
  },
  'upload-dimensions-too-large': {
    zh: '圖片的闊度或高度太大，請先縮細。',
    en: 'The picture has too many pixels. Please make it smaller first.',
  },
  'upload-damaged': { zh: '檔案已損壞，打不開。', en: 'The file is damaged and can’t be opened.' },
} as const satisfies Record<string, Text>
