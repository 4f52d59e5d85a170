import { waysToOrder } from '#content/controls.ts'
import { ofQuotedPlaces, slotLength, specialDays, zoneFees } from '#content/delivery.ts'
import type { Question } from '#content/long-texts.ts'
import { notServedNote } from '#content/ordering/areas.ts'
import { countOf, sentences } from '#content/phrases.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'

export const giftPage = {
  title: {
    zh: '禮籃送禮 · 鮮果籃、糕點禮盒、節日禮籃',
    en: 'Gift hampers, fruit baskets and pastry boxes',
  },
  keywords: {
    zh: '禮籃,果籃,送禮,滿月禮籃,聖誕禮籃,賀年禮籃,公司送禮,香港送禮',
    en: 'gift hampers,fruit basket,corporate gifts,full moon gift,Christmas hamper,Lunar New Year gift,Hong Kong',
  },
  name: { zh: '禮籃送禮', en: 'Gift hampers' },
  lead: {
    zh: '人唔到，心意到。探病、滿月、過節、答謝，揀一籃啱佢嘅。',
    en: 'When you can’t be there, send something good: for a patient, a newborn, a festival or a thank-you.',
  },
  go: { zh: '揀禮籃', en: 'Choose a hamper' },
  listTitle: { zh: '款款禮籃，各有心思', en: 'Choose a hamper' },
  listLead: {
    zh: '撳入去睇內容、致敏原同存放方法。',
    en: 'Open one to see what’s inside, its allergens and how to store it.',
  },
  occasionsTitle: { zh: '送畀邊個？', en: 'Who is it for?' },
  stepsTitle: { zh: '送禮三步', en: 'Three steps to the door' },
  feesTitle: { zh: '各區運費', en: 'Delivery fees' },
  questionsTitle: { zh: '禮籃送禮常見問題', en: 'Questions about gifts' },
} satisfies Record<string, Text>

/** They speak of the demo's online store, its cards and its hampers. */
export const questionsOfDemo = ['gift-order', 'gift-card', 'gift-keeping']

/** `from` is the lowest price, formatted; a new shop has none of the demo's gifts. */
export function giftDescription(
  count: number,
  from: string,
  { isNew, reachesAll }: { readonly isNew: boolean; readonly reachesAll: boolean },
): Text {
  const reach = reachesAll ? { zh: '，送遍全港', en: ' Delivered across Hong Kong.' } : { zh: '', en: '' }
  if (isNew)
    return {
      zh: `${count} 款禮籃，${from} 起${reach.zh}。`,
      en: `${countOf(count, ['gift', 'gifts'])} from ${from}.${reach.en}`,
    }
  return {
    zh: `${count} 款禮籃 ${from} 起：時令鮮果、英式下午茶、中式糕點、養生滋潤、滿月、聖誕同賀年，附心意卡代寫賀詞${reach.zh}。`,
    en: `${count} gift hampers from ${from}: fruit, afternoon tea, pastries, wellness, full moon, Christmas and New Year, with a card written for you.${reach.en}`,
  }
}

/** Recipients by gift slug; gifts off sale are omitted. */
export const occasions: readonly { readonly slug: string; readonly for: Text }[] = [
  {
    slug: 'seasonal-fruit-basket',
    for: { zh: '探病、賀喜、答謝客戶', en: 'Get well soon, congratulations, thank-you gifts' },
  },
  { slug: 'afternoon-tea-hamper', for: { zh: '生日、新居入伙、謝師', en: 'Birthdays, new homes, teachers' } },
  {
    slug: 'chinese-pastry-box',
    for: { zh: '過大禮、探親、公司回禮', en: 'Betrothals, family visits, return gifts' },
  },
  {
    slug: 'savoury-hamper',
    for: { zh: '公司送禮，不含酒精及肉類', en: 'Company gifts: no alcohol, no meat' },
  },
  {
    slug: 'wellness-hamper',
    for: { zh: '長輩、產後親友、出院', en: 'Elders, new mothers, home from hospital' },
  },
  { slug: 'full-moon-hamper', for: { zh: '滿月回禮、新手爸媽', en: 'Full-moon thanks, new parents' } },
  { slug: 'christmas-hamper', for: { zh: '聖誕派對、交換禮物', en: 'Christmas parties and exchanges' } },
  { slug: 'lunar-new-year-tray', for: { zh: '拜年、家中待客', en: 'New Year visits and guests at home' } },
]

/** Special date fees and places without delivery; '' if there are none. */
export function feesNote(figures: Figures): Text {
  if (figures.specialDates.length === 0) return notServedNote(figures)
  const [days, fees] = [specialDays(figures), zoneFees(figures, 'specialFee')]
  return sentences(
    { zh: `${days.zh}：${fees.zh}。`, en: `On ${days.en}: ${fees.en}.` },
    ofQuotedPlaces(figures, {
      zh: '偏遠地區運費另行報價，確認訂單前會通知你。',
      en: 'For remote areas we quote the fee before we confirm.',
    }),
    notServedNote(figures),
  )
}

export function giftQuestions(figures: Figures): readonly Question[] {
  const { leadDays, service, firstSlot, lastSlotEnd, slotMinutes } = figures
  const fees = zoneFees(figures)
  return [
    {
      id: 'gift-order',
      question: { zh: '點樣訂禮籃？', en: 'How do I order a gift?' },
      answer: {
        zh: `打開禮籃，按「${waysToOrder.shop.zh}」前往網店，或按「${waysToOrder.whatsApp.zh}」由職員代為處理。請留下收禮人的姓名、電話和地址。`,
        en: `Open a gift and choose “${waysToOrder.shop.en}”, or “${waysToOrder.whatsApp.en}” and our staff will take the order. Please leave the recipient’s name, phone number and address.`,
      },
    },
    {
      id: 'gift-card',
      question: { zh: '有冇心意卡？', en: 'Can I add a message?' },
      answer: {
        zh: '每份禮籃均附心意卡一張，賀詞可由我們代寫，請於落單時註明上下款。',
        en: 'Every gift includes a card, and we will write your message on it: tell us the words and the names when you order.',
      },
    },
    {
      id: 'gift-when',
      question: { zh: '要提早幾耐訂？幾時送？', en: 'How early, and at what time?' },
      answer: {
        zh: `最早可選 ${leadDays} 日後的日期，節日前後建議提早一星期。每日 ${firstSlot} 至 ${lastSlotEnd}，每${slotLength(slotMinutes).zh}一個時段，一般於所選時間前後 ${service.arrivalMinutes} 分鐘內送達。`,
        en: `The earliest date is ${leadDays} days ahead; around festivals allow a week. Slots of ${slotMinutes} minutes run from ${firstSlot} to ${lastSlotEnd} every day, and we normally arrive within ${service.arrivalMinutes} minutes either side of the time chosen.`,
      },
    },
    {
      id: 'gift-fees',
      question: { zh: '禮籃運費點計？', en: 'How much is delivery?' },
      answer: sentences(
        { zh: `${fees.zh}。`, en: `${fees.en}.` },
        ofQuotedPlaces(figures, {
          zh: '偏遠地區運費另行報價，你同意後才確認訂單。',
          en: 'For remote areas we quote the fee separately, before we confirm.',
        }),
        {
          zh: `自取不收運費，地點為${figures.pickupAddress.zh}。`,
          en: `Pickup is free, at ${figures.pickupAddress.en}.`,
        },
      ),
    },
    {
      id: 'gift-keeping',
      question: { zh: '收到之後點樣存放？', en: 'How should it be stored?' },
      answer: {
        zh: '芝士請盡快放入雪櫃；紅雞蛋和壽桃包請於收貨當日食用，或冷藏至翌日；乾貨和茶葉放在陰涼乾爽處。每款禮籃的存放方法和致敏原均在其頁面列明。',
        en: 'Put cheese in the refrigerator on arrival; eat red eggs and longevity buns on the day, or chill them until the next; store dried goods and tea in a cool, dry place. Each hamper’s page says how to store it and lists its allergens.',
      },
    },
  ]
}

export function giftSteps({
  leadDays,
  firstSlot,
  lastSlotEnd,
  slotMinutes,
  service,
}: Figures): readonly Step[] {
  return [
    {
      title: { zh: '揀好禮籃', en: 'Choose a hamper' },
      text: {
        zh: `網店落單，或者傳 WhatsApp 落單。最快 ${leadDays} 日後送到，節日前早啲訂最穩陣。`,
        en: `Order in our online store, or message us and we will place the order. The earliest date is ${leadDays} days ahead; before festivals, order early.`,
      },
    },
    {
      title: { zh: '寫低心意字句', en: 'Say a few words' },
      text: {
        zh: '每份禮都附心意卡一張。想講乜，落單時寫低，我哋代你寫好。',
        en: 'Every gift comes with a card. Tell us your message when you order and we will write it for you.',
      },
    },
    {
      title: { zh: '送到對方手上', en: 'Delivered to the door' },
      text: {
        zh: `每日 ${firstSlot} 至 ${lastSlotEnd}，每${slotLength(slotMinutes).zh}一個時段，一般喺所選時間前後 ${service.arrivalMinutes} 分鐘內送到。記得留低收禮人嘅電話。`,
        en: `Slots of ${slotMinutes} minutes from ${firstSlot} to ${lastSlotEnd} every day. We normally arrive within ${service.arrivalMinutes} minutes either side of the time chosen. Leave us the recipient’s phone number.`,
      },
    },
  ]
}

export interface Step {
  readonly title: Text
  readonly text: Text
}
