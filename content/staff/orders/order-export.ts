import { noteCopyNames } from '#content/ordering/order-fields.ts'
import type { ExportColumn } from '#domain/staff/orders/order-export.ts'
import type { Text } from '#domain/text.ts'

export const exportNames: Readonly<Record<ExportColumn, Text>> = {
  reference: { zh: '訂單編號', en: 'Order number' },
  placed: { zh: '落單時間', en: 'Placed' },
  status: { zh: '狀態', en: 'Status' },
  payment: { zh: '付款狀態', en: 'Payment' },
  method: { zh: '付款方式', en: 'Payment method' },
  date: { zh: '日期', en: 'Date' },
  slot: { zh: '時段', en: 'Slot' },
  fulfilment: { zh: '送貨或自取', en: 'Delivery or pickup' },
  zone: { zh: '送貨區', en: 'Zone' },
  district: { zh: '地區', en: 'District' },
  address: { zh: '地址', en: 'Address' },
  name: { zh: '客人', en: 'Customer' },
  phone: { zh: '電話', en: 'Phone' },
  email: { zh: '電郵', en: 'Email' },
  sets: { zh: '套餐', en: 'Sets' },
  food: { zh: '食物 HK$', en: 'Food HK$' },
  cutlery: { zh: '餐具 HK$', en: 'Cutlery HK$' },
  tongs: { zh: '食物夾 HK$', en: 'Tongs HK$' },
  discount: { zh: '折扣 HK$', en: 'Discount HK$' },
  'delivery fee': { zh: '運費 HK$', en: 'Delivery fee HK$' },
  'change fee': { zh: '改期費 HK$', en: 'Fee for changes HK$' },
  'granted back': { zh: '退款 HK$', en: 'Refund HK$' },
  total: { zh: '總額 HK$', en: 'Total HK$' },
  'cancellation fee': { zh: '取消費 HK$', en: 'Cancellation fee HK$' },
  received: { zh: '已收 HK$', en: 'Received HK$' },
  due: { zh: '未收 HK$', en: 'Due HK$' },
  'to return': { zh: '待退 HK$', en: 'To refund HK$' },
  ...noteCopyNames,
}
