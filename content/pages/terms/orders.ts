import {
  afterTransfer,
  type PaymentFigures,
  paidUpfront,
  payWithin,
  uploadProof,
  weAccept,
} from '#content/ordering/payment/payment.ts'
import { addSpaces, countOf, periodInMonths, sentences, unsaid } from '#content/phrases.ts'
import type { Sold } from '#domain/menu/menu-figures.ts'
import type { Clause } from '#domain/shop/clauses.ts'
import type { Figures } from '#domain/shop/figures.ts'
import { isStoreUrl, type ShopDetails } from '#domain/shop/shop-details.ts'

export function orderClauses(
  figures: PaymentFigures,
  { company, shopUrl }: Pick<ShopDetails, 'company' | 'shopUrl'>,
  { cuisines }: Sold,
): readonly Clause[] {
  const { leadDays, cutlery, tongs, dishSwapFrom, change, service } = figures
  const transfer = afterTransfer(figures)
  const { thaiByChatDays, urgentByChatWorkingDays, menuRefreshMonths } = service
  const urgent = countOf(urgentByChatWorkingDays, ['working day', 'working days'])
  const ahead = cuisines.includes('thai')
    ? {
        zh: `泰式套餐最少提早 ${thaiByChatDays} 日，其他套餐最少提早 ${urgentByChatWorkingDays} 個工作天`,
        en: `at least ${countOf(thaiByChatDays, ['day', 'days'])} ahead for Thai sets and ${urgent} for others`,
      }
    : { zh: `最少提早 ${urgentByChatWorkingDays} 個工作天`, en: `at least ${urgent} ahead` }
  return [
    {
      id: 'scope',
      title: { zh: '適用範圍', en: 'What these terms cover' },
      body: [
        {
          zh: `本條款適用於你透過本網站、電話或即時通訊（WhatsApp），向${company.zh}（下稱「我們」）訂購的食物及服務。落單即表示你同意本條款。`,
          en: `These terms apply to food and services ordered from ${company.en} (“we”) through this website, by telephone or by instant message (WhatsApp). By placing an order you agree to them.`,
        },
        ...(isStoreUrl(shopUrl.zh)
          ? [
              {
                zh: '網店是另一個網站，在網店落單請同時參閱該處的條款。',
                en: 'Our online store is a separate website; for orders placed there, see its terms as well.',
              },
            ]
          : []),
      ],
    },
    {
      id: 'ordering',
      title: { zh: '訂購', en: 'Ordering' },
      body: [
        {
          points: [
            {
              zh: `網上落單最早可選 ${leadDays} 日後的日期（落單當日不計）。較急的訂單可傳訊息查詢：${ahead.zh}；能否接單視乎廚房情況。`,
              en: `Online, the earliest date is ${leadDays} days after the day you order. For anything sooner, please message us: ${ahead.en}. Whether we can take the order depends on the kitchen.`,
            },
            {
              zh: '個別套餐設最低數量，列於該套餐頁；節日餐單只在列明的日子供應。',
              en: 'Some sets have a minimum quantity, shown on their page; festive menus are served on the dates stated.',
            },
            {
              zh: '收到訂單後，職員會聯絡你核對菜式、地址和時間。我們收妥款項並確認後，訂單才告成立；如未能接單，已付款項全數退回。',
              en: 'Once your order is in, our staff contact you to check the dishes, address and time. The order is binding when we have confirmed it and your payment has arrived. If we can’t take it, you get back everything you paid.',
            },
            sentences(
              menuRefreshMonths > 0
                ? {
                    zh: `餐單每 ${menuRefreshMonths} 個月更新。`,
                    en: `The menu changes every ${periodInMonths(menuRefreshMonths)}.`,
                  }
                : unsaid,
              {
                zh: '圖片供參考之用；如食材缺貨，我們會先徵得你同意才換上相若菜式。',
                en: 'Pictures show what to expect. If an ingredient is not available, we ask you before we replace a dish with a similar one.',
              },
            ),
            {
              zh: '查詢表格只會預備一段訊息，由你用通訊程式傳送；報價經雙方確認後才成為訂單。',
              en: 'The enquiry forms only prepare a message that you send from your chat app. A quotation becomes an order when both sides have confirmed it.',
            },
          ],
        },
      ],
    },
    {
      id: 'prices',
      title: { zh: '價錢', en: 'Prices' },
      body: [
        {
          points: [
            {
              zh: '所有價錢以港元計算。要另加金額的菜式，金額列於其旁；總額在你確認落單前列出。',
              en: 'All prices are in Hong Kong dollars. Supplements are shown beside the dishes, and you see the total before you place the order.',
            },
            {
              zh: '如標價有明顯錯誤，我們會先通知你，並由你選擇按正確價錢訂購或全數退款。',
              en: 'If a price is obviously wrong we will tell you, and you may order at the right price or have a full refund.',
            },
            {
              zh: '落單期間如價錢有更新，我們會並列新舊價錢，由你確認後才落單。',
              en: 'If a price changes while you are ordering, you see both the old and the new one, and nothing is ordered until you agree.',
            },
            {
              zh: `每個套餐列明附送的餐具及食物夾數量；額外餐具每套 ${cutlery}，額外食物夾每個 ${tongs}。`,
              en: `Each set’s page shows how much cutlery and how many tongs are included; extra cutlery is ${cutlery} a set, extra tongs are ${tongs} a pair.`,
            },
            {
              zh: `換上套餐以外的菜式，每款最少另加 ${dishSwapFrom}，並須於 ${change.noticeDays} 日前提出。`,
              en: `A dish from outside the set costs at least ${dishSwapFrom} extra and must be requested ${countOf(change.noticeDays, ['day', 'days'])} ahead.`,
            },
          ],
        },
      ],
    },
    {
      id: 'promotions',
      title: { zh: '優惠碼及贈品', en: 'Promo codes and gifts' },
      body: [
        {
          points: [
            {
              zh: '每張訂單限用一個優惠碼。優惠只適用於食物金額，不包括運費及加購的餐具、食物夾，餘額不設找贖。',
              en: 'One promo code per order. Codes apply to the food, not to delivery or extra cutlery and tongs, and no change is given.',
            },
            ...giftsOf(figures),
            {
              zh: '優惠是否適用，以落單時系統顯示的金額為準；不適用時會說明原因。',
              en: 'Whether a code applies is shown while you order; where it does not, we say why.',
            },
            {
              zh: '贈品隨訂單附送，不能轉換其他菜式或折現。',
              en: 'Free dishes come with the order and can’t be exchanged for others or for money.',
            },
          ],
        },
      ],
    },
    {
      id: 'payment',
      title: { zh: '付款', en: 'Payment' },
      body: [
        sentences(paidUpfront, weAccept(figures)),
        payWithin(figures),
        ...(transfer
          ? [
              {
                zh: `以${addSpaces(transfer.zh)}付款後，${uploadProof.zh}`,
                en: `After a payment by ${transfer.en}, ${uploadProof.en.charAt(0).toLowerCase()}${uploadProof.en.slice(1)}`,
              },
            ]
          : []),
      ],
    },
  ]
}

/** The promotion words its automatic gifts. */
function giftsOf({ promotions }: Figures) {
  return promotions.filter(({ code }) => code === null).map(({ description }) => description)
}
