/** The group has the six questions of the specification's section 2. */

import {
  exceptTo,
  ofQuotedPlaces,
  sameExceptions,
  specialDays,
  waitingFee,
  zoneFees,
} from '#content/delivery.ts'
import type { Question } from '#content/long-texts.ts'
import { notServedNote } from '#content/ordering/areas.ts'
import { inRow, joinList, sentences, unsaid } from '#content/phrases.ts'
import { hires } from '#content/services.ts'
import type { Figures } from '#domain/shop/figures.ts'

const setUp = { zh: '要擺設', en: 'set-up' }

const collected = { zh: '租用的器材於活動後收回。', en: 'Hired equipment is collected afterwards.' }

export function deliveryQuestions(figures: Figures): readonly Question[] {
  const {
    freeDeliveryFrom,
    firstSlot,
    lastSlot,
    lastSlotEnd,
    slotMinutes,
    pickupAddress,
    service,
    specialDates,
  } = figures
  const { waiting, arrivalMinutes } = service
  const [fees, specialFees] = [zoneFees(figures), zoneFees(figures, 'specialFee')]
  const [exceptions, same, days] = [exceptTo(figures), sameExceptions(figures), specialDays(figures)]
  return [
    {
      id: 'delivery-1',
      question: { zh: '運費點計？', en: 'How much is delivery?' },
      answer: sentences(
        { zh: `${fees.zh}。`, en: `${fees.en}.` },
        ofQuotedPlaces(figures, {
          zh: '偏遠地區運費另行報價，你同意後才確認訂單。',
          en: 'For remote areas we quote the fee separately, before the order is confirmed.',
        }),
        notServedNote(figures),
      ),
    },
    {
      id: 'delivery-2',
      question: { zh: '點先免運費？', en: 'When is delivery free?' },
      answer: {
        zh: `食物總額扣除優惠後滿 ${freeDeliveryFrom} 即免運費${exceptions.zh}。標明免運費的套餐不論金額都包送貨${same.zh}。`,
        en: `Delivery is free when the food comes to ${freeDeliveryFrom} or more after discounts${exceptions.en}. Sets sold with free delivery include it at any amount${same.en}.`,
      },
    },
    {
      id: 'delivery-3',
      question: { zh: '節日運費有冇唔同？', en: 'Are the fees different on special dates?' },
      answer:
        specialDates.length > 0
          ? {
              zh: `每年 ${days.zh}，未滿 ${freeDeliveryFrom} 的訂單運費為${specialFees.zh}。`,
              en: `On special dates (${days.en}, every year) delivery for orders under ${freeDeliveryFrom} is: ${specialFees.en}.`,
            }
          : { zh: '沒有，全年運費不變。', en: 'No, they are the same all year.' },
    },
    {
      id: 'delivery-4',
      question: { zh: '可以揀幾點送？', en: 'What delivery times can I choose?' },
      answer: {
        zh: `每日 ${firstSlot} 至 ${lastSlotEnd}，每 ${slotMinutes} 分鐘一個時段，最後一段由 ${lastSlot} 開始。一般在所選時間前後 ${arrivalMinutes} 分鐘內送到，請預留時間擺設。`,
        en: `Slots of ${slotMinutes} minutes run every day from ${firstSlot} to ${lastSlotEnd}; the last begins at ${lastSlot}. We normally arrive within ${arrivalMinutes} minutes before or after the time you chose, so allow time for setting out.`,
      },
    },
    {
      id: 'delivery-5',
      question: { zh: '送上門定係地面交收？', en: 'Do you deliver to the door?' },
      answer: sentences(
        {
          zh: `有升降機、車可以停低的地址送上門；未能確定，落單時請註明，職員會與你核對。碼頭、街頭和不能泊車的地點須地面交收，首 ${waiting.freeMinutes} 分鐘免費等候，其後每 ${waiting.perMinutes} 分鐘收費 ${waitingFee(waiting).zh}，視乎車種。司機送到門口或指定位置，不包擺設；${inRow([setUp, ...hires(service)]).zh}請填活動查詢。派對盤毋須歸還。`,
          en: `Yes, where there is a lift and the van may stop; if you are not sure, tell us when you order and our staff will check with you. Piers, streets and places without parking are handed over at street level: the first ${waiting.freeMinutes} minutes of waiting are free, then ${waitingFee(waiting).en} for every ${waiting.perMinutes} minutes, depending on the vehicle. The driver brings the food to your door or the spot you name; setting out is not included. For ${joinList([setUp, ...hires(service)], 'or').en}, use the event enquiry form. Party trays are yours to keep.`,
        },
        service.services.includes('equipment') ? collected : unsaid,
      ),
    },
    {
      id: 'delivery-6',
      question: { zh: '可唔可以自取？', en: 'Can I collect the order myself?' },
      answer: {
        zh: `可以，自取不收運費。地點是${pickupAddress.zh}，時段與送貨相同，請帶備訂單編號。`,
        en: `Yes, at no fee. Collect it from ${pickupAddress.en}, in the same time slots as delivery; please bring your order number.`,
      },
    },
  ]
}
