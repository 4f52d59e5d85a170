import type { Landing } from './landing.ts'

export const weddingLanding: Landing = {
  name: { zh: '婚宴到會', en: 'Wedding catering' },
  title: { zh: '婚宴到會 · 證婚酒會、囍宴、結婚蛋糕', en: 'Wedding catering: receptions and banquets' },
  description: ({ set }) => ({
    zh: `證婚酒會 ${set('wedding-reception-30').price} 起，法式小點配馬卡龍；囍宴六十人套餐 ${set('wedding-feast-60').price}，乳豬全體、鮑魚、威靈頓牛柳，連三層結婚蛋糕。`,
    en: `Wedding receptions from ${set('wedding-reception-30').price} with canapés and macarons, or a feast for sixty at ${set('wedding-feast-60').price} with suckling pig, abalone, beef Wellington and a three-tier cake.`,
  }),
  keywords: {
    zh: '婚宴到會,證婚酒會,婚禮到會,結婚蛋糕,乳豬全體,法式小點,戶外婚禮,香港到會',
    en: 'wedding catering,wedding reception food,canapés,wedding cake,suckling pig,garden wedding,Hong Kong',
  },
  lead: {
    zh: '證婚一杯一口，囍宴一枱好意頭。大日子，食嘅交畀我哋。',
    en: 'Canapés with a glass in hand, or a full banquet table. On the day, leave the food to us.',
  },
  menu: {
    anchor: 'wedding',
    categoryId: 'wedding',
    go: { zh: '睇婚宴餐牌', en: 'See the wedding menu' },
    heading: { zh: '婚宴餐牌', en: 'From the wedding menu' },
    dishIds: [
      'assorted-canapes',
      'prawn-cocktail-cups',
      'suckling-pig-whole',
      'abalone-mushroom',
      'beef-wellington',
      'macarons',
    ],
    setSlug: 'wedding-reception-30',
  },
  story: {
    heading: { zh: '中式好意頭，西式自助餐', en: 'Auspicious Chinese dishes with a Western buffet' },
    paragraphs: ({ set, dishPrice }) => [
      {
        zh: `${set('wedding-reception-30').name.zh}（${set('wedding-reception-30').price}）係為儀式前後嗰個鐘而設：法式小點、鮮蝦杯、手指三文治、馬卡龍，全部一口大小，賓客一手拎杯、一手攞嘢食，影相都唔狼狽。`,
        en: `The ${set('wedding-reception-30').name.en} (${set('wedding-reception-30').price}) is made for the hour around the ceremony: canapés, prawn cups, finger sandwiches and macarons, each a bite or two, so guests can hold a glass and still look good in the photographs.`,
      },
      {
        zh: `${set('wedding-feast-60').name.zh}（${set('wedding-feast-60').price}）就係正餐：鴻運乳豬全體、蠔皇鮑魚扣北菇、碧綠炒帶子取個意頭，威靈頓牛柳、香煎三文魚同長輩鍾意嘅炸子雞都齊，仲包埋三層結婚蛋糕。酒會套餐想加蛋糕，${dishPrice('wedding-reception-30', 'wedding-cake')} 就得。`,
        en: `The ${set('wedding-feast-60').name.en} (${set('wedding-feast-60').price}) is a full meal: whole suckling pig, abalone and scallops for luck, beef Wellington, salmon, and the crispy chicken that elders look for, with the three-tier cake included. With the reception set the cake is ${dishPrice('wedding-reception-30', 'wedding-cake')}.`,
      },
      {
        zh: '要侍應、長枱、枱布或者特別擺設，填張活動查詢表格，講低場地同流程，我哋再報價。',
        en: 'For waiting staff, long tables, linen or special dressing, fill in the event enquiry form with the venue and the schedule, and we will quote.',
      },
    ],
  },
  closing: { zh: '好日子揀好未？', en: 'Have you chosen the day?' },
  questions: {
    heading: { zh: '婚宴到會常見問題', en: 'Questions about wedding catering' },
    items: ({ dishPrice }) => [
      {
        id: 'wedding-which',
        question: {
          zh: '證婚同婚宴套餐有咩分別？',
          en: 'What is the difference between the reception and the feast?',
        },
        answer: {
          zh: '證婚酒會三十人套餐以小點為主，適合儀式前後站立享用；囍宴六十人套餐是正餐，包括乳豬全體、鮑魚、主菜、飯麵和結婚蛋糕。',
          en: 'The Wedding Reception 30-Person Set is canapés and light bites for a standing hour; the Wedding Feast 60-Person Set is a full meal with suckling pig, abalone, mains, rice, noodles and a cake.',
        },
      },
      {
        id: 'wedding-cake',
        question: { zh: '可唔可以加訂結婚蛋糕？', en: 'Can I order a wedding cake?' },
        answer: {
          zh: `可以。三層結婚蛋糕約八磅，${dishPrice('wedding-reception-30', 'wedding-cake')}，可加到證婚酒會套餐；囍宴六十人套餐已包括在內。`,
          en: `Yes. The three-tier cake weighs about eight pounds and is ${dishPrice('wedding-reception-30', 'wedding-cake')} with the reception set; the 60-person feast already includes it.`,
        },
      },
      {
        id: 'wedding-staff',
        question: { zh: '可唔可以安排侍應同擺設？', en: 'Can you provide waiting staff and table dressing?' },
        answer: {
          zh: '可以。請填寫活動查詢表格，註明場地、流程和所需侍應人數，我們會另行報價。',
          en: 'Yes. Tell us the venue, the schedule and the number of waiting staff on the event enquiry form and we will quote separately.',
        },
      },
      {
        id: 'wedding-when',
        question: { zh: '婚禮要提早幾耐落實？', en: 'How early should I confirm?' },
        answer: {
          zh: '建議一個月前初步查詢，兩星期前落實菜式和人數，付清款項後便可安心準備婚禮。',
          en: 'Ask about a month ahead and settle menu and numbers two weeks before. Once it is paid in full, you can leave the food to us.',
        },
      },
    ],
  },
}
