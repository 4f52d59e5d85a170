/** The group has the thirteen questions of the specification's section 2. */

import { declaredAndNoMore } from '#content/allergens.ts'
import { waysToOrder } from '#content/controls.ts'
import { seasonDays } from '#content/delivery.ts'
import type { Question } from '#content/long-texts.ts'
import { percentFigure } from '#content/pages/home-sections.ts'
import {
  countOf,
  figure,
  joinList,
  periodInMonths,
  sentences,
  unitPortions,
  unsaid,
} from '#content/phrases.ts'
import { hires } from '#content/services.ts'
import { hasDish, type MenuFigures, type Minimum } from '#domain/menu/menu-figures.ts'
import type { Figures, PromoCode } from '#domain/shop/figures.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'

export function orderingQuestions(figures: Figures, menu: MenuFigures): readonly Question[] {
  const { leadDays, service, change, cutlery, tongs, dishSwapFrom } = figures
  const { guests, urgentByChatWorkingDays: urgentDays, menuRefreshMonths, statements } = service
  const codes = codeList(figures.codes)
  const isSold = (category: string) => menu.sold.categories.includes(category)
  return [
    {
      id: 'ordering-1',
      question: { zh: '點樣落單？', en: 'How do I place an order?' },
      answer: {
        zh: `在餐牌頁揀好套餐和菜式，放入購物籃，再依次填寫送貨或自取資料、聯絡資料和付款方式便可。亦可以按「${waysToOrder.whatsApp.zh}」，由職員代為落單。`,
        en: `Choose a set and its dishes on the menu page, put it in the basket, then fill in delivery or pickup, your contact details and how you will pay. Or tap “${waysToOrder.whatsApp.en}” and our staff will take the order for you.`,
      },
    },
    {
      id: 'ordering-2',
      question: { zh: '最少要提早幾耐落單？', en: 'How far ahead should I order?' },
      answer: {
        zh: `網上落單最早可選 ${leadDays} 日後的日期，節日前後請盡早預訂。時間較趕可傳訊息查詢，最少提早 ${urgentDays} 個工作天，能否接單視乎廚房當日情況。`,
        en: `The earliest date online is ${leadDays} days ahead; around holidays, the sooner the better. In a hurry? Message us at least ${countOf(urgentDays, ['working day', 'working days'])} before and we will see what the kitchen can do.`,
      },
    },
    {
      id: 'ordering-3',
      question: { zh: '有冇最低消費？', en: 'Is there a minimum order?' },
      answer: minimums(menu.minimums),
    },
    {
      id: 'ordering-4',
      question: { zh: '最多招呼到幾多人？', en: 'How many guests can you cater for?' },
      answer: sentences(
        {
          zh: `由 ${guests.min} 人小聚到 ${figure(guests.max)} 人的大型活動都可以。`,
          en: `Anything from a table of ${guests.min} to an event for ${figure(guests.max)}.`,
        },
        ['snacks', 'bento'].every(isSold)
          ? {
              zh: '人少可揀小食盤，或按份計的個人套餐。',
              en: 'For a small table there are snack trays and individual meals.',
            }
          : unsaid,
        {
          zh: '人數較多，或者要配合場地和流程，請填寫活動查詢表格，由職員報價。',
          en: 'For a large party, or an event with its own venue and schedule, fill in the event enquiry form and we will quote.',
        },
      ),
    },
    {
      id: 'ordering-5',
      question: { zh: '食物份量點計？', en: 'How much food do I need?' },
      answer: {
        zh: `套餐註明的人數以一般成人食量計算。賓客食量較大，可選高一級的套餐${isSold('snacks') ? '，或者加一盤小食' : ''}；以小朋友為主，可減一成左右。`,
        en: `The number of guests on each set assumes average adult appetites. For hearty eaters take the next size up${isSold('snacks') ? ' or add a snack platter' : ''}; for mostly children you can order about a tenth less.`,
      },
    },
    {
      id: 'ordering-6',
      question: {
        zh: '可唔可以換套餐以外嘅菜式？',
        en: 'Can I swap in a dish that is not in the set?',
      },
      answer: {
        zh: `可以。套餐內的選項任揀，要另加金額的菜式會在旁註明；換上套餐以外的菜式，每款最少另加 ${dishSwapFrom}，並須於 ${change.noticeDays} 日前提出。`,
        en: `Yes. Choose freely among the options of the set; any supplement is shown beside the dish. A dish from outside the set costs at least ${dishSwapFrom} extra and must be requested ${countOf(change.noticeDays, ['day', 'days'])} ahead.`,
      },
    },
    {
      id: 'ordering-7',
      question: { zh: '包唔包餐具同食物夾？', en: 'Are cutlery and serving tongs included?' },
      answer: sentences(statements.cutleryMaterial ?? unsaid, {
        zh: `每個套餐都列明免費餐具和食物夾的數量。額外餐具每套 ${cutlery}，食物夾每個 ${tongs}；不需要的話，落單時可選不要餐具，為環保出一分力。`,
        en: `Each set includes free cutlery and tongs; the number is shown on its page. Extra cutlery is ${cutlery} a set and extra tongs are ${tongs} a pair. If you need none, you can say so when you order, and help cut waste.`,
      }),
    },
    {
      id: 'ordering-8',
      question: { zh: '有人食物敏感或者有忌口點算？', en: 'What about food allergies and other diets?' },
      answer: sentences(
        declaredAndNoMore(service),
        {
          zh: '請在落單時寫明敏感食物和人數，職員會在確認前與你核對菜式。廚房同時處理果仁、海鮮和含麩質的食材，不能保證菜式完全不含微量致敏原。',
          en: 'When you order, tell us the allergy and how many guests have it; our staff will go through the dishes with you before confirming. Our kitchen handles nuts, seafood and gluten, so we cannot guarantee that a dish is free of traces.',
        },
        service.services.includes('halal') ? halal : notHalal,
      ),
    },
    {
      id: 'ordering-9',
      question: { zh: '優惠碼點用？', en: 'How do I use a promo code?' },
      answer: {
        zh: `在落單紙的「優惠碼」欄輸入，再按「使用」便可。${codes.zh}每張訂單限用一個優惠碼。`,
        en: `Enter it in the “Promo code” box under “Your order” and press “Redeem”. ${codes.en}One code per order.`,
      },
    },
    {
      id: 'ordering-10',
      question: { zh: '落單後幾時有人確認？', en: 'When will my order be confirmed?' },
      answer: {
        zh: '網上落單後，職員會聯絡你，核對菜式、地址和時間；收妥款項後，訂單才正式確認。',
        en: 'After you order online, our staff contact you to check the dishes, address and time. The order is confirmed once your payment has arrived.',
      },
    },
    ...hireQuestion(service),
    ...menuQuestion(menuRefreshMonths, menu),
    {
      id: 'ordering-13',
      question: {
        zh: '公司落單可唔可以先攞報價單？',
        en: 'Can my company have a quotation first?',
      },
      answer: {
        zh: '可以。請在活動查詢填寫公司名稱和活動資料，我們會以 WhatsApp 發出報價單，付款後另發收據。',
        en: 'Yes. Give us your company and the event in the event enquiry form and we will send a quotation on WhatsApp, with a receipt after payment.',
      },
    },
  ]
}

const halal: Text = { zh: '廚房有清真認證。', en: 'The kitchen is halal-certified.' }

const notHalal: Text = {
  zh: '廚房沒有清真認證；不含豬肉或牛肉的菜式可按餐牌揀選。',
  en: 'The kitchen is not halal-certified; dishes without pork or beef can be chosen from the menu.',
}

function hireQuestion(service: ServiceRules): readonly Question[] {
  const all = hires(service)
  if (all.length === 0) return []
  const { zh, en } = joinList(all, 'or')
  return [
    {
      id: 'ordering-11',
      question: { zh: `有冇${zh}？`, en: `Can I have ${en} as well?` },
      answer: sentences(
        {
          zh: '有。請在活動查詢表格填寫所需，我們會按場地報價。',
          en: 'Yes. Say what you need in the event enquiry form and we will quote for your venue.',
        },
        service.statements.staffPrices ?? unsaid,
        {
          zh: '個別套餐亦有即場服務可以直接加購，詳見套餐頁。',
          en: 'Some sets also offer live stations that you can add to the order; see the set’s page.',
        },
      ),
    },
  ]
}

function minimums(all: readonly Minimum[]): Text {
  const each = all.map(({ number, unit, names, together }) => {
    const [of, from] = [joinList(names), unitPortions(number, unit)]
    return together
      ? { zh: `${of.zh}合共 ${from.zh}，款式可以混選`, en: `${of.en} from ${from.en} in any mix` }
      : { zh: `${of.zh} ${from.zh}`, en: `${of.en} from ${from.en}` }
  })
  if (each.length === 0) return { zh: '沒有，一套起訂。', en: 'None: one set is enough.' }
  return {
    zh: `大部分套餐一套起訂。以下套餐設最低數量：${each.map(({ zh }) => zh).join('；')}。`,
    en: `Most sets start from one. Minimum quantities: ${each.map(({ en }) => en).join('; ')}.`,
  }
}

/** The list is one sentence, and empty without codes. */
function codeList(codes: readonly PromoCode[]): Text {
  const each = codes.map((promotion) => {
    const does = effectOf(promotion)
    return { zh: `${promotion.code} ${does.zh}`, en: `${promotion.code} ${does.en}` }
  })
  return each.length === 0
    ? { zh: '', en: '' }
    : { zh: `${each.map(({ zh }) => zh).join('，')}。`, en: `${joinList(each).en}. ` }
}

function effectOf(promotion: PromoCode): Text {
  switch (promotion.kind) {
    case 'percent': {
      const { figure: off, unit } = percentFigure(promotion.percentOff)
      return { zh: `食物 ${off.zh} ${unit.zh}`, en: `takes ${off.en} off the food` }
    }
    case 'amount':
      return { zh: `食物即減 ${promotion.amount}`, en: `takes ${promotion.amount} off` }
    case 'freeDish':
      return { zh: `送${promotion.dish.zh}`, en: `adds ${promotion.dish.en} for free` }
    case 'freeDelivery':
      return { zh: '免運費', en: 'makes delivery free' }
  }
}

/** Nothing is said of a menu without festive sets that changes at no fixed time. */
function menuQuestion(months: number, { seasonal, sold }: MenuFigures): readonly Question[] {
  if (months === 0 && seasonal.length === 0) return []
  const each = seasonal.map(({ name, season }) => {
    const on = seasonDays(season)
    return { zh: `${name.zh} ${on.zh}`, en: `${name.en}, ${on.en}` }
  })
  const turkey = hasDish(sold, '火雞')
  return [
    {
      id: 'ordering-12',
      question: { zh: '餐牌幾耐換一次？', en: 'How often does the menu change?' },
      answer: sentences(
        months > 0
          ? {
              zh: `餐牌每 ${months} 個月更新一次，加入時令食材和新菜式。`,
              en: `The menu is renewed every ${periodInMonths(months)} with seasonal ingredients and new dishes.`,
            }
          : unsaid,
        each.length > 0
          ? {
              zh: `節日餐單有供應日期：${each.map((season) => season.zh).join('，')}${turkey ? '；火雞請及早預訂' : ''}。`,
              en: `Festive menus run on set dates: ${each.map((season) => season.en).join('; ')}.${turkey ? ' Please order turkey early.' : ''}`,
            }
          : unsaid,
      ),
    },
  ]
}
