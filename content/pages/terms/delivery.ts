import { exceptTo, sameExceptions, specialDays, waitingFee } from '#content/delivery.ts'
import { notServedNote } from '#content/ordering/areas.ts'
import type { Clause } from '#domain/shop/clauses.ts'
import type { Figures } from '#domain/shop/figures.ts'

export function deliveryClauses(figures: Figures): readonly Clause[] {
  return [feesClause(figures), deliveryClause(figures), pickupClause(figures)]
}

function feesClause(figures: Figures): Clause {
  const { zones, freeDeliveryFrom, specialDates, hasQuotedPlaces } = figures
  const notServed = notServedNote(figures)
  const [days, exceptions, same] = [
    specialDays(figures),
    exceptTo(figures, ['；', '']),
    sameExceptions(figures),
  ]
  return {
    id: 'delivery-fees',
    title: { zh: '運費', en: 'Delivery fees' },
    body: [
      {
        entries: zones.map(({ name, fee, specialFee }) => ({
          term: name,
          text:
            fee === specialFee || specialDates.length === 0
              ? { zh: fee, en: fee }
              : { zh: `${fee}；特別日子 ${specialFee}`, en: `${fee}; special dates ${specialFee}` },
        })),
      },
      {
        points: [
          ...(notServed.zh ? [notServed] : []),
          ...(specialDates.length > 0
            ? [{ zh: `特別日子：每年 ${days.zh}。`, en: `Special dates: ${days.en}, every year.` }]
            : []),
          {
            zh: `食物總額扣除優惠後滿 ${freeDeliveryFrom}，免運費${exceptions.zh}。`,
            en: `Delivery is free when the food comes to ${freeDeliveryFrom} or more after discounts${exceptions.en}.`,
          },
          {
            zh: `註明包送貨的套餐免運費${same.zh}。`,
            en: `Sets sold with free delivery include it${same.en}.`,
          },
          ...(hasQuotedPlaces
            ? [
                {
                  zh: '偏遠地區的運費由職員報價，你同意後才確認訂單。',
                  en: 'For remote areas our staff quote the fee first, and the order is confirmed only once you agree.',
                },
              ]
            : []),
        ],
      },
    ],
  }
}

function deliveryClause(figures: Figures): Clause {
  const { firstSlot, lastSlot, lastSlotEnd, slotMinutes, service } = figures
  const { arrivalMinutes, waiting } = service
  return {
    id: 'delivery',
    title: { zh: '送貨', en: 'Delivery' },
    body: [
      {
        points: [
          {
            zh: `每日 ${firstSlot} 至 ${lastSlotEnd} 送貨，每 ${slotMinutes} 分鐘一個時段，最後一段由 ${lastSlot} 開始。`,
            en: `We deliver every day from ${firstSlot} to ${lastSlotEnd}, in slots of ${slotMinutes} minutes; the last begins at ${lastSlot}.`,
          },
          {
            zh: `一般在所選時間前後 ${arrivalMinutes} 分鐘內送到，請預留時間擺設。遇上交通意外、封路等情況可能延誤，我們會盡快致電通知。`,
            en: `We normally arrive within ${arrivalMinutes} minutes before or after the time you chose; please allow time for setting out. Accidents or closed roads may hold us up; we will call you as soon as we know.`,
          },
          {
            zh: '請確保地址正確，並安排一位能接聽電話的收餐人。大廈如須預先登記車輛或使用送貨升降機，請於落單時註明。',
            en: 'Please make sure the address is right and that the person receiving the food can be reached by phone. If vehicles must be registered at your building, or the goods lift booked, tell us when you order.',
          },
          {
            zh: `有升降機、車可以停低的地址送上門。碼頭、街頭及不能泊車的地點須地面交收：首 ${waiting.freeMinutes} 分鐘免費等候，其後每 ${waiting.perMinutes} 分鐘收費 ${waitingFee(waiting).zh}，視乎車種。`,
            en: `We deliver to the door where there is a lift and the van may stop. Piers, streets and places without parking are handed over at street level: the first ${waiting.freeMinutes} minutes of waiting are free, then ${waitingFee(waiting).en} for every ${waiting.perMinutes} minutes, depending on the vehicle.`,
          },
          {
            zh: '司機送到門口或指定位置，不包擺設。',
            en: 'The driver brings the food to your door or the spot you name; setting out is not included.',
          },
          {
            zh: '食物一經交收，風險即轉移予收餐一方。',
            en: 'Risk passes to you on hand-over.',
          },
          {
            zh: '如無人收餐而又聯絡不上，食物會運回廚房，運費及餐費恕不退還；再次送貨另收運費。',
            en: 'If nobody is there to receive the food and we cannot reach anyone, it goes back to the kitchen and no refund is given; a second delivery is charged again.',
          },
        ],
      },
    ],
  }
}

function pickupClause({ pickupAddress }: Figures): Clause {
  return {
    id: 'pickup',
    title: { zh: '自取', en: 'Pickup' },
    body: [
      {
        zh: `自取不收運費。地點是${pickupAddress.zh}，時段與送貨相同。請帶備訂單編號，並於所選時段內到達；食物離開廚房後請盡快運送和享用。`,
        en: `There is no fee for pickup. Collect your order at ${pickupAddress.en}, in the same time slots as delivery. Bring your order number and come within your slot; please take the food to the table without delay.`,
      },
    ],
  }
}
