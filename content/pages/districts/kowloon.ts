import { hoursInEnglish, sentences } from '#content/phrases.ts'
import type { District, DistrictPage } from './district.ts'
import { aheadOnline, arrival, freeFrom, onSpecialDates, waitingSentence } from './sentences.ts'

export const kowloon = {
  'kwun-tong': {
    title: {
      zh: '觀塘到會：工廈、商廈、海濱都送',
      en: 'Kwun Tong catering: party food, lunch boxes',
    },
    description: ({ fee, freeDeliveryFrom, leadDays }) => ({
      zh: `觀塘到會，自家廚房直送：派對套餐、公司飯盒、會議茶點。市中心運費 ${fee}，食物滿 ${freeDeliveryFrom} 免運費，最快 ${leadDays} 日後送到，亦可自取。`,
      en: `Party food and lunch boxes from our own kitchen. Delivery ${fee} in central Kwun Tong, free from ${freeDeliveryFrom}, in as little as ${leadDays} days. Pickup available.`,
    }),
    keywords: {
      zh: '觀塘到會,觀塘外賣飯盒,觀塘公司午餐,工廈到會,觀塘派對食物',
      en: 'Kwun Tong catering,Kwun Tong lunch boxes,office lunch Kwun Tong,loft party catering',
    },
    lead: ({ fee, outerFee }) => ({
      zh: `送到觀塘市中心收 ${fee}；牛頭角、秀茂坪、藍田、九龍灣及油塘按九龍收 ${outerFee}。`,
      en: `Delivery in central Kwun Tong is ${fee}. Ngau Tau Kok, Sau Mau Ping, Lam Tin, Kowloon Bay and Yau Tong are charged as Kowloon: ${outerFee}.`,
    }),
    story: {
      heading: { zh: '工廈、商廈、海濱，都識路', en: 'Factory blocks, offices and the harbourfront' },
      paragraphs: (figures) => [
        {
          zh: '鴻圖道、巧明街、偉業街的工廈，樓上多是寫字樓、設計室和練舞室。上樓靠送貨升降機，午飯前後最多人輪候，想準時開餐，不妨揀早一個時段。落單時寫低座數、樓層和單位，大堂要登記的也請註明。',
          en: 'The factory blocks on Hung To Road, How Ming Street and Wai Yip Street now hold offices, design studios and dance rooms. Everything goes up in the goods lift, and the queue is longest around lunch: to start the meal on time, pick one slot earlier. Give us block, floor and unit, and tell us if visitors must sign in at the lobby.',
        },
        {
          zh: '觀塘海濱花園沒有門牌，請寫最近的入口，並留一個當日找得到人的電話，我們在路邊交收。',
          en: 'The promenade has no door numbers: name the nearest entrance and leave a phone number that will be answered on the day, and we hand the food over at the kerb.',
        },
        sentences({ zh: '路邊交收，', en: '' }, waitingSentence(figures)),
      ],
    },
    sets: {
      lead: {
        zh: '午市得一個鐘，飯盒同自助午餐最實際。',
        en: 'For an hour’s lunch break: boxes, and a buffet that is quick to clear.',
      },
      slugs: ['working-lunch-30', 'hong-kong-lunch-box', 'ace-1-person-1-choice', 'tea-break-20'],
    },
    questions: (figures) => [
      {
        id: 'fee',
        question: { zh: '成個觀塘區運費係咪一樣？', en: 'Is the fee the same all over Kwun Tong District?' },
        answer: sentences(
          {
            zh: `不是。觀塘市中心 ${figures.fee}；牛頭角、秀茂坪、藍田、九龍灣及油塘按九龍收 ${figures.outerFee}，特別日子 ${figures.outerSpecialFee}。`,
            en: `No. In Kwun Tong centre it is ${figures.fee}. Ngau Tau Kok, Sau Mau Ping, Lam Tin, Kowloon Bay and Yau Tong are charged as Kowloon: ${figures.outerFee}, or ${figures.outerSpecialFee} on special dates.`,
          },
          freeFrom(figures),
          figures.fee === figures.specialFee
            ? {
                zh: '聖誕及 12 月 31 日除夕等特別日子，市中心收費不變。',
                en: 'In Kwun Tong centre the fee stays the same on the special dates around Christmas and New Year’s Eve.',
              }
            : onSpecialDates(figures),
        ),
      },
      {
        id: 'goods-lift',
        question: { zh: '工廈送唔送上樓？', en: 'Do you carry food up in a factory block?' },
        answer: {
          zh: '有升降機而車可以停低的工廈，送到單位門口。送貨升降機夜晚或假日停開的大廈，請先問管理處可否改用載客升降機；沒有升降機可用，就改為地面交收。',
          en: 'Yes, to your unit’s door, wherever there is a lift and the van may stop. If the goods lift is closed at night or on holidays, ask the management office whether we may use the passenger lift; with no lift at all we hand over at street level.',
        },
      },
      {
        id: 'pickup',
        question: {
          zh: '公司就喺附近，可唔可以自取？',
          en: 'We are just around the corner. Can we collect?',
        },
        answer: {
          zh: `可以，自取不收運費。地點是${figures.pickupAddress.zh}，時段由 ${figures.firstSlot} 至 ${figures.lastSlotEnd}，請帶備訂單編號，份量多就帶架手推車。`,
          en: `Yes, and there is no fee. Come to ${figures.pickupAddress.en} between ${figures.firstSlot} and ${figures.lastSlotEnd} with your order number, and a trolley if you are feeding a crowd.`,
        },
      },
    ],
  },
  'sham-shui-po': {
    title: {
      zh: '深水埗到會：唐樓、布行、長沙灣寫字樓',
      en: 'Sham Shui Po and Cheung Sha Wan catering',
    },
    description: ({ fee, freeDeliveryFrom }) => ({
      zh: `深水埗、長沙灣、荔枝角、美孚、石硤尾到會：布行開工飯、寫字樓下午茶，沒有升降機的唐樓點交收都有講明。運費 ${fee}，滿 ${freeDeliveryFrom} 免運費。`,
      en: `Catering in Sham Shui Po, Cheung Sha Wan, Lai Chi Kok, Mei Foo and Shek Kip Mei, walk-ups included. Delivery ${fee}, free from ${freeDeliveryFrom} of food.`,
    }),
    keywords: {
      zh: '深水埗到會,長沙灣到會,荔枝角公司午餐,石硤尾到會,美孚到會',
      en: 'Sham Shui Po catering,Cheung Sha Wan office lunch,Lai Chi Kok catering,Mei Foo party food',
    },
    lead: ({ fee }) => ({
      zh: `由布行舖尾開工飯，到長沙灣成層寫字樓的下午茶，運費一律 ${fee}。`,
      en: `A team lunch behind the fabric shop, or tea for a whole floor in Cheung Sha Wan: delivery is ${fee} throughout the district.`,
    }),
    story: {
      heading: { zh: '樓梯好窄，餸照樣齊整', en: 'Narrow stairs, tidy food' },
      paragraphs: () => [
        {
          zh: '基隆街、汝州街、鴨寮街一帶，地下是布行和電子檔，樓上是工作室和劏成小間的店。唐樓多數沒有升降機，街上排檔一開，車就停不到門口，我們會約在街口轉角交收，請安排一兩位同事落樓幫手。',
          en: 'Around Ki Lung, Yu Chau and Apliu Streets there are fabric shops and stalls at street level, studios upstairs. Most of the old walk-ups have no lift, and once the stalls are out no van reaches the door. We meet you at the nearest corner; please send one or two people down.',
        },
        {
          zh: '長沙灣和荔枝角是另一個樣：青山道、荔枝角道和瓊林街的工商大廈有落貨區和送貨升降機，食物可以送到公司門口。揀飯盒或一人一款，到埗就派，不用空出大枱。',
          en: 'Cheung Sha Wan and Lai Chi Kok are different: the blocks along Castle Peak Road, Lai Chi Kok Road and King Lam Street have loading bays and goods lifts, and food comes to your office door. Boxes or one dish each can be handed out at once, no big table needed.',
        },
      ],
    },
    sets: {
      lead: {
        zh: '地方淺窄，逐盒逐盤最易分。',
        en: 'Where space is tight, boxes and trays are easiest to share out.',
      },
      slugs: ['hong-kong-lunch-box', 'dim-sum-20', 'golden-snack-tray', 'asian-individual'],
    },
    questions: (figures) => [
      {
        id: 'walk-up',
        question: {
          zh: '冇升降機嘅唐樓，送唔送上樓？',
          en: 'Can you deliver to a walk-up without a lift?',
        },
        answer: sentences(
          {
            zh: '沒有升降機的地址以地面交收，請在落單時註明，並留下落樓接餐同事的電話。',
            en: 'Addresses without a lift are handed over at street level. Please say so in your order and leave the phone number of the person coming down.',
          },
          waitingSentence(figures),
        ),
      },
      {
        id: 'fee',
        question: { zh: '深水埗區運費點計？', en: 'How much is delivery to Sham Shui Po?' },
        answer: sentences(
          {
            zh: `深水埗、石硤尾、長沙灣、荔枝角及美孚都按九龍收 ${figures.fee}。`,
            en: `Sham Shui Po, Shek Kip Mei, Cheung Sha Wan, Lai Chi Kok and Mei Foo are all charged as Kowloon, ${figures.fee}.`,
          },
          freeFrom(figures),
          onSpecialDates(figures),
        ),
      },
      {
        id: 'ahead',
        question: { zh: '公司午餐要提早幾耐訂？', en: 'How far ahead should we order an office lunch?' },
        answer: sentences(aheadOnline(figures), arrival(figures)),
      },
    ],
  },
  'yau-tsim-mong': {
    title: {
      zh: '油尖旺到會：樓上派對房、寫字樓、海旁',
      en: 'Yau Tsim Mong catering: party rooms, offices',
    },
    description: ({ fee, freeDeliveryFrom, firstSlot, lastSlotEnd }) => ({
      zh: `旺角、油麻地、佐敦、大角咀派對房同寫字樓到會：拼盤、派對套餐、飯盒，每日 ${firstSlot} 至 ${lastSlotEnd} 送貨。運費 ${fee}，滿 ${freeDeliveryFrom} 免運費。`,
      en: `Party-room platters and office lunches in Mong Kok, Yau Ma Tei, Jordan and Tai Kok Tsui, daily ${firstSlot} to ${lastSlotEnd}. Delivery ${fee}, free from ${freeDeliveryFrom}.`,
    }),
    keywords: {
      zh: '油尖旺到會,旺角到會,油麻地到會,佐敦派對食物,大角咀到會,派對房到會',
      en: 'Yau Tsim Mong catering,Mong Kok catering,Yau Ma Tei catering,Jordan party food,party room catering',
    },
    lead: ({ fee, lastSlot }) => ({
      zh: `旺角樓上派對房開局、佐敦公司放工慶功，最夜可揀 ${lastSlot} 的時段，運費 ${fee}。`,
      en: `A game night above Mong Kok, an after-work party in Jordan: the last slot starts at ${lastSlot}, and delivery is ${fee}.`,
    }),
    story: {
      heading: { zh: '街上幾熱鬧，樓上照開餐', en: 'Busy street below, dinner upstairs' },
      paragraphs: () => [
        {
          zh: '派對房多數藏在彌敦道兩旁的商廈，升降機細，週末夜晚要排隊。請先向派對房問清楚可以幾時入場，再揀送貨時段；食物早過人到，就無人簽收。',
          en: 'Most party rooms are in the commercial blocks along Nathan Road, with small lifts and weekend queues. Ask the room when your booking starts and choose a slot after that: food that arrives before the guests has nobody to receive it.',
        },
        {
          zh: '彌敦道大部分路段不准停車，我們會轉入橫街落貨，通菜街、花園街和廟街擺檔時就要再行一段路。落單時除了地址，寫埋最近的橫街或港鐵出口，司機找得更快。',
          en: 'Stopping is barred along most of Nathan Road, so we unload in the side streets; when the stalls of Tung Choi, Fa Yuen and Temple Streets are out, it is a longer walk. Besides the address, name the nearest side street or MTR exit, and the driver finds you sooner.',
        },
        {
          zh: '大角咀和西九龍一帶的新樓多設停車場和落貨區，易入易出；大廈如要預先登記車輛，請在落單時註明。',
          en: 'The newer towers of Tai Kok Tsui and West Kowloon mostly have car parks and loading bays. If vehicles must be registered at yours beforehand, tell us in your order.',
        },
      ],
    },
    sets: {
      lead: {
        zh: '企住食、圍住傾，碟細款多至夠熱鬧。',
        en: 'For standing around and talking: small plates, many kinds.',
      },
      slugs: ['easy-party-10', 'party-snack-platters', 'thai-10', 'snack-feast-30'],
    },
    questions: (figures) => [
      {
        id: 'party-room',
        question: {
          zh: '派對房未開門，食物可唔可以送到先？',
          en: 'Can food arrive before the party room opens?',
        },
        answer: sentences(
          {
            zh: '食物要有人簽收，請選擇入場之後的時段；司機早到而未有人接，',
            en: 'Somebody has to receive it, so choose a slot after your booking starts. If nobody is there yet, the driver waits.',
          },
          waitingSentence(figures),
        ),
      },
      {
        id: 'fee',
        question: { zh: '油尖旺運費幾多？', en: 'How much is delivery to Yau Tsim Mong?' },
        answer: sentences(
          {
            zh: `全區按九龍收 ${figures.fee}。`,
            en: `The whole district is charged as Kowloon, ${figures.fee}.`,
          },
          freeFrom(figures),
          onSpecialDates(figures),
        ),
      },
      {
        id: 'late',
        question: { zh: '最夜幾點送到？', en: 'How late do you deliver?' },
        answer: sentences(
          {
            zh: `最後一個時段是 ${figures.lastSlot} 至 ${figures.lastSlotEnd}。`,
            en: `The last slot is ${figures.lastSlot} to ${figures.lastSlotEnd}.`,
          },
          arrival(figures),
          {
            zh: `熱食送到後約可保溫 ${figures.service.warmHours} 小時。玩通宵的話，壽司、沙律、冷盤和忌廉甜品請先放雪櫃，室溫擺放不要超過兩小時；熱食可分批翻熱。`,
            en: `Hot dishes stay warm for about ${hoursInEnglish(figures.service.warmHours)}. For a long night, keep sushi, salads, cold platters and cream desserts in the fridge, leave nothing out for more than two hours, and reheat hot dishes in batches.`,
          },
        ),
      },
    ],
  },
} satisfies Partial<Record<DistrictPage, District>>
