/** Neighbourhoods below their districts (decisions 8). */
import { sentences } from '#content/phrases.ts'
import type { District, PlacePage } from './district.ts'
import { aheadOnline, arrival, freeFrom, onSpecialDates, waitingSentence } from './sentences.ts'

export const places = {
  'north-point': {
    title: {
      zh: '北角到會：英皇道、春秧街、炮台山',
      en: 'North Point catering: families and offices',
    },
    description: ({ fee, freeDeliveryFrom }) => ({
      zh: `北角、炮台山、寶馬山到會：三代同堂家常粵菜、同鄉會聯歡，住春秧街點交收都有講明。運費 ${fee}，食物滿 ${freeDeliveryFrom} 免運費。`,
      en: `Cantonese family meals and association dinners in North Point, Fortress Hill and Braemar Hill. Delivery ${fee}, free from ${freeDeliveryFrom} of food.`,
    }),
    keywords: {
      zh: '北角到會,炮台山到會,寶馬山到會,英皇道公司午餐,北角聚餐',
      en: 'North Point catering,Fortress Hill catering,Braemar Hill party food,King’s Road office lunch',
    },
    lead: ({ fee }) => ({
      zh: `電車叮叮穿街市，樓上一家三代齊人食飯。送到北角運費 ${fee}。`,
      en: `The tram rings its way through the market; upstairs, three generations sit down. Delivery to North Point is ${fee}.`,
    }),
    story: {
      heading: { zh: '電車入街市，我哋入橫街', en: 'The tram takes the market, we take the side street' },
      paragraphs: () => [
        {
          zh: '春秧街日間是街市，電車在攤檔之間駛過，貨車停不得。住附近的請約糖水道、書局街一類可以短暫落貨的橫街，或者揀收檔之後的時段。',
          en: 'By day Chun Yeung Street is a market with a tram running through it, and no place for a van. If you live nearby, meet us in Tong Shui Road or another side street where unloading is allowed, or choose a slot after the stalls have packed up.',
        },
        {
          zh: '英皇道的同鄉會和社團會址多在舊商廈高層，聯歡動輒四五圍，升降機細，要分幾轉上；請預早一個時段，也請人在樓下看着食物。',
          en: 'Clan and neighbourhood associations along King’s Road sit high up in older buildings, with parties of four or five tables and a lift that needs several trips. Take one slot earlier, and have somebody stay with the food downstairs.',
        },
        {
          zh: '寶馬山的屋苑要上斜路，訪客車輛多須登記，請寫住戶姓名和座數。',
          en: 'Braemar Hill is up a steep road and its estates register visiting vehicles: give us the resident’s name and block.',
        },
      ],
    },
    sets: {
      lead: {
        zh: '家常粵菜、點心、齋宴，老人家食得開心。',
        en: 'Home-style Cantonese, dim sum and a vegetarian feast that elders enjoy.',
      },
      slugs: ['cantonese-home-10', 'dim-sum-20', 'chinese-vegetarian-12', 'deluxe-10'],
    },
    questions: (figures) => [
      {
        id: 'market',
        question: { zh: '住喺春秧街，送唔送得到？', en: 'We live on Chun Yeung Street. Can you reach us?' },
        answer: sentences(
          {
            zh: '可以，街市時間在鄰近橫街地面交收，收檔後視乎路面情況送到大廈門口。',
            en: 'Yes: during market hours at street level in a side street nearby, later at your building if the road is clear.',
          },
          waitingSentence(figures),
        ),
      },
      {
        id: 'fee',
        question: { zh: '北角運費幾多？', en: 'How much is delivery to North Point?' },
        answer: sentences(
          {
            zh: `北角、炮台山和寶馬山都按港島收 ${figures.fee}。`,
            en: `Delivery to North Point, Fortress Hill and Braemar Hill is ${figures.fee}, the Hong Kong Island fee.`,
          },
          freeFrom(figures),
          onSpecialDates(figures),
        ),
      },
    ],
  },
  'causeway-bay': {
    title: {
      zh: '銅鑼灣到會：樓上店、派對房、避風塘',
      en: 'Causeway Bay catering: openings and parties',
    },
    description: ({ fee, freeDeliveryFrom, firstSlot }) => ({
      zh: `銅鑼灣、天后到會：樓上店開張小食、派對房拼盤、避風塘船河餐，行人專用時段都送到。運費 ${fee}，食物滿 ${freeDeliveryFrom} 免運費，${firstSlot} 起送。`,
      en: `Canapés for shop openings, party-room platters and boat sets in Causeway Bay and Tin Hau. Delivery ${fee} from ${firstSlot}, free from ${freeDeliveryFrom} of food.`,
    }),
    keywords: {
      zh: '銅鑼灣到會,天后到會,銅鑼灣派對房食物,開張到會,避風塘船河',
      en: 'Causeway Bay catering,Tin Hau catering,party room food,shop opening catering,typhoon shelter boat party',
    },
    lead: ({ fee }) => ({
      zh: `樓下行街人山人海，樓上開張剪綵、派對房通宵。運費 ${fee}，記得避開最多人的鐘數。`,
      en: `Crowds below; shop openings and party rooms above. Delivery is ${fee}. Just dodge the busiest hours.`,
    }),
    story: {
      heading: { zh: '行人專用區外，行多兩步', en: 'A few steps past the pedestrian zone' },
      paragraphs: () => [
        {
          zh: '羅素街、東角道一帶設有行人專用時段，貨車入不到，週末更甚。上午送貨最順利，下午和夜晚，我們停在最近可落貨的路口再推車過來，請預留時間。',
          en: 'Around Russell Street and East Point Road vehicles are kept out for part of the day, longest at weekends. Mornings go smoothest. Later on we stop at the nearest corner that allows unloading and wheel the food over, so leave some time.',
        },
        {
          zh: '樓上店集中在細樓面的銀座式商廈，一層一舖，升降機只容數人。開張酒會揀一口小食、杯裝沙律，賓客企住都食得。',
          en: 'Upstairs shops fill slim towers with one shop a floor and a lift for a few people. For an opening choose one-bite snacks and salads in cups, eaten standing.',
        },
        {
          zh: '由避風塘上船的船河，約在岸邊梯台附近的馬路交收。',
          en: 'Boarding at the typhoon shelter? We meet you at the roadside by the landing steps.',
        },
      ],
    },
    sets: {
      lead: {
        zh: '一口一件、企住食得，舖頭開張最合適。',
        en: 'One bite each, eaten standing: made for openings.',
      },
      slugs: ['bites-by-the-piece', 'party-snack-platters', 'easy-party-10', 'boat-party-10'],
    },
    questions: (figures) => [
      {
        id: 'pedestrian',
        question: {
          zh: '行人專用時段送唔送到？',
          en: 'Can you deliver while the streets are closed to cars?',
        },
        answer: sentences(
          {
            zh: '可以，司機停在專用區外，有升降機的大廈照樣送上樓。',
            en: 'Yes. The driver stops outside the zone, and where there is a lift we still come up.',
          },
          arrival(figures),
        ),
      },
      {
        id: 'fee',
        question: {
          zh: '銅鑼灣同天后運費係咪一樣？',
          en: 'Is the fee the same in Causeway Bay and Tin Hau?',
        },
        answer: sentences(
          {
            zh: `都按港島收 ${figures.fee}。`,
            en: `Yes: delivery is ${figures.fee}, the Hong Kong Island fee, in both.`,
          },
          freeFrom(figures),
          onSpecialDates(figures),
        ),
      },
      {
        id: 'fair',
        question: {
          zh: '年宵同大型活動期間有咩要留意？',
          en: 'What about the New Year fair and other big events?',
        },
        answer: {
          zh: `維園舉行年宵或大型活動時，附近封路，請提早一個時段並留意臨時交通安排。網上最早可選 ${figures.leadDays} 日後的日期，節日前後建議提早一星期訂。`,
          en: `Roads around Victoria Park close for the New Year fair and other large events: choose one slot earlier and watch the traffic notices. Online, the earliest date is ${figures.leadDays} days ahead; around holidays we suggest a week.`,
        },
      },
    ],
  },
  'tsim-sha-tsui': {
    title: {
      zh: '尖沙咀到會：尖東寫字樓、海旁、樓上場地',
      en: 'Tsim Sha Tsui catering: offices, receptions',
    },
    description: ({ fee, freeDeliveryFrom }) => ({
      zh: `尖沙咀、尖東到會：公司酒會、海旁活動、除夕派對，封路日子點送都有講明。運費 ${fee}，食物滿 ${freeDeliveryFrom} 免運費。`,
      en: `Receptions, harbourfront events and New Year’s Eve parties in Tsim Sha Tsui and TST East. Delivery ${fee}, free from ${freeDeliveryFrom} of food.`,
    }),
    keywords: {
      zh: '尖沙咀到會,尖東到會,尖沙咀公司酒會,跨年派對食物,海旁派對',
      en: 'Tsim Sha Tsui catering,TST East office lunch,harbourfront reception,New Year’s Eve party food',
    },
    lead: ({ fee }) => ({
      zh: `維港做佈景，食物都要上鏡。尖沙咀同尖東運費 ${fee}，除夕睇煙花嘅記得早訂。`,
      en: `With the harbour as a backdrop the food should look the part. Delivery is ${fee}; for New Year’s Eve order early.`,
    }),
    story: {
      heading: { zh: '有海景，更要識時機', en: 'A harbour view needs good timing' },
      paragraphs: () => [
        {
          zh: '鐘樓至尖東的海濱長廊是行人路，沒有車可以駛入。露天活動在梳士巴利道一側交收，再用手推車運到場地；請寫明最近的隧道口或港鐵出口。',
          en: 'The promenade from the clock tower to Tsim Sha Tsui East is for pedestrians only. For outdoor events we hand over on the Salisbury Road side and you wheel the food to the spot: name the nearest subway or MTR exit.',
        },
        {
          zh: '尖東的辦公大樓建得整齊，落貨區多在樓底，午餐和酒會可以直送樓層。金馬倫道、加連威老道的樓上場地就要靠街邊短停，升降機慢，自助餐請預留時間擺設。',
          en: 'Office blocks in Tsim Sha Tsui East were planned with loading bays below, and lunches go straight up. Venues above Cameron and Granville Roads rely on a short stop at the kerb and a slow lift: leave time to set out a buffet.',
        },
        {
          zh: '除夕和煙花匯演當晚，海旁一帶由下午起封路，請揀封路前的時段。食物要留到夜晚先食，就揀可以翻熱的飯麵、咖喱和焗物；壽司、沙律和忌廉甜品收到後即放雪櫃，當晚食完。',
          en: 'On New Year’s Eve and firework nights the roads by the harbour close from the afternoon, so choose a slot before that. If you will eat in the evening, pick dishes that reheat well, such as rice, noodles, curries and bakes; put sushi, salads and cream desserts in the fridge at once and finish them that night.',
        },
      ],
    },
    sets: {
      lead: { zh: '擺出嚟靚，影相先夠氣勢。', en: 'Spreads that hold their own against the view.' },
      slugs: ['continental-buffet-30', 'deluxe-20', 'western-individual', 'wedding-reception-30'],
    },
    questions: (figures) => [
      {
        id: 'new-years-eve',
        question: { zh: '除夕送尖沙咀，運費有冇分別？', en: 'Is delivery more expensive on New Year’s Eve?' },
        answer: sentences(
          {
            zh: `平日按九龍收 ${figures.fee}。`,
            en: `On ordinary days it is the Kowloon fee, ${figures.fee}.`,
          },
          freeFrom(figures),
          onSpecialDates(figures),
          { zh: '封路路段以地面交收。', en: 'Where roads are closed, we hand over at street level.' },
        ),
      },
      {
        id: 'promenade',
        question: { zh: '海旁活動送唔送到？', en: 'Can you deliver to an event on the promenade?' },
        answer: sentences(
          {
            zh: '可以，在最近的車路交收，請安排人手和手推車接應。',
            en: 'Yes, handed over at the nearest road. Please have people and a trolley ready.',
          },
          waitingSentence(figures),
        ),
      },
      {
        id: 'ahead',
        question: { zh: '公司酒會要提早幾耐訂？', en: 'How early should we order for a reception?' },
        answer: aheadOnline(figures),
      },
    ],
  },
  'kwai-chung': {
    title: {
      zh: '葵涌到會：工廈、貨倉、葵興寫字樓',
      en: 'Kwai Chung catering: factories and offices',
    },
    description: ({ fee, freeDeliveryFrom, leadDays }) => ({
      zh: `葵涌、大窩口、葵興到會：工廈團隊午餐、貨倉加班飯、團年套餐，請最少提早 ${leadDays} 日落單。運費 ${fee}，食物滿 ${freeDeliveryFrom} 免運費。`,
      en: `Factory lunches and warehouse meals in Kwai Chung, Tai Wo Hau and Kwai Hing. Order ${leadDays} days ahead; delivery ${fee}, free from ${freeDeliveryFrom} of food.`,
    }),
    keywords: {
      zh: '葵涌到會,葵興公司午餐,大窩口到會,工廈飯盒,貨倉加班飯',
      en: 'Kwai Chung catering,Kwai Hing office lunch,Tai Wo Hau catering,factory lunch boxes,warehouse meals',
    },
    lead: ({ leadDays, fee }) => ({
      zh: `開工要夠力，餐就要食得飽。葵涌請最少提早 ${leadDays} 日落單，運費 ${fee}。`,
      en: `A hard shift needs a proper lunch. For Kwai Chung, order ${leadDays} days ahead; delivery is ${fee}.`,
    }),
    story: {
      heading: { zh: '貨櫃車排隊，飯盒打尖', en: 'Lunch beats the lorry queue' },
      paragraphs: () => [
        {
          zh: '大連排道、葵昌路、打磚坪街的工廈，落貨平台日間停滿貨櫃車。客貨車最好由側門或地下大堂入，請先問管理處，在備註寫明可用的入口和升降機。',
          en: 'Along Tai Lin Pai Road, Kwai Cheong Road and Ta Chuen Ping Street the loading platforms are full of container lorries all day. A small van does better at the side door or the lobby: ask the management office which entrance and lift we may use, and tell us.',
        },
        {
          zh: '倉庫和工場分批食飯，飯盒比自助餐好用：逐盒獨立包好，誰有空誰先吃；倉庫悶熱，沙律和涼菜請盡快食用。一起坐下來吃的團年飯，請選歡聚套餐。',
          en: 'Warehouses and workshops eat in turns, so boxes beat a buffet: each is one meal, taken whenever someone is free. Warehouses get hot, so eat salads and cold dishes first. For a year-end meal where everyone sits down, take a gathering set.',
        },
        {
          zh: '石籬、安蔭的屋邨在山腰，請寫車路可達的座數和入口。',
          en: 'The estates of Shek Lei and On Yam lie up the hillside: name the block and the entrance a van can reach.',
        },
      ],
    },
    sets: {
      lead: {
        zh: '飯盒分批食，團年就齊人食。',
        en: 'Boxes for working days, a big set for the year-end meal.',
      },
      slugs: ['hong-kong-lunch-box', 'western-lunch-box', 'golden-snack-tray', 'gathering-30'],
    },
    questions: (figures) => [
      {
        id: 'ahead',
        question: { zh: '葵涌要提早幾耐訂餐？', en: 'How early should we order for Kwai Chung?' },
        answer: aheadOnline(figures),
      },
      {
        id: 'fee',
        question: {
          zh: '葵涌計市區定新界運費？',
          en: 'Is Kwai Chung charged as the city or the New Territories?',
        },
        answer: sentences(
          {
            zh: `葵涌屬葵青區，按新界收 ${figures.fee}。`,
            en: `Kwai Chung is part of Kwai Tsing, so delivery is ${figures.fee}, the New Territories fee.`,
          },
          freeFrom(figures),
          onSpecialDates(figures),
        ),
      },
      {
        id: 'platform',
        question: {
          zh: '落貨平台要排隊，點樣交收？',
          en: 'The loading platform is always full. How do we get our food?',
        },
        answer: sentences(
          {
            zh: '可以改由大堂送上樓，或者約在街口地面交收。',
            en: 'We can come up through the lobby, or meet you at the corner.',
          },
          waitingSentence(figures),
        ),
      },
    ],
  },
} satisfies Record<PlacePage, District>
