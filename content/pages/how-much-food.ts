import { specialDays } from '#content/delivery.ts'
import { figure, unitPortions } from '#content/phrases.ts'
import type { SetUnit } from '#domain/menu/catalogue.ts'
import type { Appetite, Occasion, Ranking } from '#domain/menu/how-much-food.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'

export const howMuchFood = {
  title: { zh: '叫幾多先夠？', en: 'How much food?' },
  lead: {
    zh: '講低人數、場合同食量，即刻幫你夾好套餐，連運費計埋。',
    en: 'Tell us how many, the occasion and the appetite: we suggest sets and work out the price with delivery.',
  },
  open: { zh: '唔知叫幾多？計一計', en: 'How much food? Work it out' },
  guests: { zh: '人數', en: 'Guests' },
  occasion: { zh: '場合', en: 'Occasion' },
  appetite: { zh: '食量', en: 'Appetite' },
  place: { zh: '送到', en: 'Deliver to' },
  districts: { zh: '十八區', en: 'Districts' },
  remotePlaces: { zh: '運費另計或不設免運費嘅地點', en: 'Areas with other delivery rules' },
  delivery: { zh: '運費', en: 'Delivery' },
  free: { zh: '免運費', en: 'Free' },
  quoted: { zh: '另行報價', en: 'Quoted separately' },
  total: { zh: '總額', en: 'Total' },
  totalWithoutFee: { zh: '總額（未計運費）', en: 'Total before delivery' },
  chooseDishes: { zh: '揀菜落單', en: 'Choose dishes' },
  toEnquiry: { zh: '帶入活動查詢', en: 'Add to an enquiry' },
  nothing: {
    zh: '暫時未有啱嘅套餐，傳 WhatsApp 問吓我哋。',
    en: 'No set fits at the moment. Please message us on WhatsApp.',
  },
  table: { zh: '一般食量的派對，可以這樣叫', en: 'For a party with average appetites' },
  tableSets: { zh: '套餐', en: 'Sets' },
  tableFood: { zh: '食物', en: 'Food' },
} satisfies Record<string, Text>

export const occasionNames: Record<Occasion, Text> = {
  party: { zh: '朋友派對', en: 'Party' },
  birthday: { zh: '生日會', en: 'Birthday' },
  dinner: { zh: '中式飯局', en: 'Chinese dinner' },
  lunch: { zh: '午餐，一人一份', en: 'Lunch, one each' },
  meeting: { zh: '會議、茶歇', en: 'Meeting or tea break' },
  reception: { zh: '酒會、開張小食', en: 'Reception or opening' },
}

export const appetiteNames: Record<Appetite, Text> = {
  light: { zh: '細食', en: 'Light' },
  normal: { zh: '一般', en: 'Average' },
  hearty: { zh: '大食', en: 'Hearty' },
}

/** `percent` is the number of servings per hundred guests. */
export function appetiteNote(percent: number): Text {
  if (percent < 100)
    return { zh: `小朋友為主，減 ${100 - percent}%`, en: `mostly children, ${100 - percent}% less` }
  if (percent > 100)
    return { zh: `後生為主，加 ${percent - 100}%`, en: `mostly young adults, ${percent - 100}% more` }
  return { zh: '成人份量', en: 'adult portions' }
}

export const rankingNames: Record<Ranking, Text> = {
  'lowest-price': { zh: '最抵夾法', en: 'Lowest price' },
  'fewest-sets': { zh: '套數最少', en: 'Fewest sets' },
}

export function outOfBounds(min: number, max: number): Text {
  return {
    zh: `請輸入 ${min} 至 ${figure(max)} 之間的人數`,
    en: `Please enter a number from ${min} to ${figure(max)}`,
  }
}

export function guestCount(guests: number): Text {
  return { zh: `${figure(guests)} 位`, en: figure(guests) }
}

export function feeds(servings: number): Text {
  return { zh: `夠 ${figure(servings)} 位`, en: `feeds ${figure(servings)}` }
}

/** 歡聚四十人套餐 2 套; 2 × Gathering 40-Person Set. */
export function quantityOf(name: string, quantity: number, unit: SetUnit): Text {
  return { zh: `${name} ${unitPortions(quantity, unit).zh}`, en: `${figure(quantity)} × ${name}` }
}

/** `price` is formatted and rounded up, hence "about". */
export function aHead(price: string): Text {
  return { zh: `每位約 ${price}`, en: `about ${price} a head` }
}

/** Screen readers announce this answer. */
export function spokenAnswer(ranking: Ranking, sets: readonly string[], sum: Sum): Text {
  const { zh, en } = rankingNames[ranking]
  return {
    zh: `${zh}：${sets.join('、')}，${sum.hasFee ? '連運費' : '未計運費，'}總額 ${sum.total}。`,
    en: `${en}: ${sets.join(', ')}, ${sum.total} ${sum.hasFee ? 'with delivery' : 'before delivery'}.`,
  }
}

/** Fills the food field of the enquiry. */
export function chatRequest(sets: readonly string[], { total, place, hasFee }: Sum): Text {
  return {
    zh: `${sets.join('、')}（網上估算 ${total}，送${place}，${hasFee ? '已計運費' : '運費另行報價'}）`,
    en: `${sets.join(', ')} (online estimate ${total}, to ${place}, ${hasFee ? 'delivery included' : 'delivery quoted separately'})`,
  }
}

/** Recognises the calculator's line in either language. */
export function isFoodWanted(line: string): boolean {
  return /（網上估算 \$.*）$|\(online estimate \$.*\)$/.test(line)
}

export interface Sum {
  /** The total is formatted, and includes a known fee. */
  readonly total: string
  readonly place: string
  readonly hasFee: boolean
}

export function estimateNote(figures: Figures): Text {
  const days = specialDays(figures)
  return {
    zh: `按網上落單價估算，另加金額嘅菜式另計${days.zh && `；${days.zh}運費按特別日子收費`}。落單前可以換大細、換套餐。`,
    en: `Estimate at online prices, before supplements${days.en && `; special-date delivery fees apply on ${days.en}`}. You can change sizes and sets before you order.`,
  }
}
