import type { Text } from '#domain/text.ts'

export const forgetDevice = {
  name: { zh: '忘記這部裝置', en: 'Forget this device' },
  explanation: {
    zh: '刪除這部裝置儲存的購物籃、看過的頁面和訂單頁。訂單本身不受影響。',
    en: 'Removes the basket, the pages seen and the order pages that this device has saved. Your orders stay as they are.',
  },
  title: { zh: '呢部機已經唔記得你', en: 'This device is forgotten' },
  done: {
    zh: '購物籃、看過的頁面和訂單頁已從這部裝置刪除。訂單本身不受影響：電郵內的連結仍可打開訂單頁。',
    en: 'The basket, the pages seen and the order pages are gone from this device. Your orders stay as they are: the links in your emails still open them.',
  },
  titleForStaff: { zh: '睇過嘅頁面已經刪除', en: 'The pages seen are gone' },
  doneForStaff: {
    zh: '看過的頁面和訂單頁已從這部裝置刪除。因為有職員登入，購物籃、未完成的訂單和車次中未傳的操作仍然保留。',
    en: 'The pages seen and the order pages are gone from this device. As staff are signed in, the basket, any unfinished order and taps of a run that are not sent yet stay.',
  },
  home: { zh: '返主頁', en: 'Back home' },
} satisfies Record<string, Text>
