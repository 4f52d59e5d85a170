import { sentences } from '#content/phrases.ts'
import type { District, DistrictPage } from './district.ts'
import { aheadOnline, arrival, freeFrom, onSpecialDates, waitingSentence } from './sentences.ts'

export const hongKongIsland = {
  'central-and-western': {
    title: {
      zh: '中西區到會：中環寫字樓、半山、西環',
      en: 'Catering in Central, Sheung Wan, Mid-Levels',
    },
    description: ({ fee, freeDeliveryFrom, leadDays }) => ({
      zh: `中環、金鐘、上環、半山、西環到會：早餐會議、茶歇、站立酒會，自家廚房直送寫字樓。運費 ${fee}，食物滿 ${freeDeliveryFrom} 免運費，最早 ${leadDays} 日後送到。`,
      en: `Office breakfasts, tea breaks and receptions in Central, Admiralty, Sheung Wan, Mid-Levels and Kennedy Town. Delivery ${fee}, free from ${freeDeliveryFrom} of food.`,
    }),
    keywords: {
      zh: '中環到會,中西區到會,上環公司午餐,金鐘茶歇,西環到會,半山派對',
      en: 'Central catering,Sheung Wan office lunch,Admiralty tea break,Mid-Levels party food,Kennedy Town catering',
    },
    lead: ({ fee, firstSlot }) => ({
      zh: `開會食得體面，散會執得快手。中環、金鐘、上環以至西環，運費 ${fee}，${firstSlot} 起送。`,
      en: `Good to look at in the meeting, quick to clear after it. Delivery to Central, Admiralty, Sheung Wan and Western is ${fee}, from ${firstSlot}.`,
    }),
    story: {
      heading: { zh: '大堂登記、預約升降機，逐樣計好', en: 'Lobby sign-in and goods lifts, sorted' },
      paragraphs: () => [
        {
          zh: '中環和金鐘的寫字樓規矩多：送貨車要走貨車入口，送貨的要在管理處登記，繁忙時間不准用載客升降機。請先替我們向大廈預約送貨升降機，落單時附上大廈的送貨指引和樓層聯絡人，食物就不會在大堂等。',
          en: 'Office towers in Central and Admiralty have rules: vans go to the loading dock, couriers sign in, and passenger lifts are closed to trolleys at busy hours. Please book the goods lift with your building, and add its delivery instructions and a contact on your floor to the order. Then nothing waits in the lobby.',
        },
        {
          zh: '上環、西營盤多唐樓和石級，半山的路又斜又窄，樓梯街一類的石級路車根本入不到。這些地址我們停在最近可落貨的馬路，地面交收。',
          en: 'Sheung Wan and Sai Ying Pun have walk-ups and stone steps, the Mid-Levels are steep and narrow, and stepped streets such as Ladder Street take no vans. For these addresses we stop at the nearest road where unloading is allowed and hand over there.',
        },
        {
          zh: '由中環碼頭出海？船河套餐可在碼頭交收，請寫明幾號碼頭和開船時間。',
          en: 'Sailing from the Central piers? Boat sets are handed over at the pier: tell us its number and your sailing time.',
        },
      ],
    },
    sets: {
      lead: {
        zh: '會議室食得斯文，逐份逐盒唔使分。',
        en: 'Neat enough for the boardroom, portioned so that nobody has to serve.',
      },
      slugs: ['breakfast-meeting-15', 'premium-bento', 'tea-break-20', 'western-individual'],
    },
    questions: (figures) => [
      {
        id: 'tower',
        question: {
          zh: '寫字樓要預約送貨升降機，點安排？',
          en: 'Our building requires the goods lift to be booked. How does that work?',
        },
        answer: sentences(
          {
            zh: '請由租戶向管理處預約，把預約時段、貨車入口和所需資料寫在落單的備註欄。預約時段請比開餐時間早，預留擺設時間。',
            en: 'The tenant books it with the management office. Put the time, the dock’s entrance and anything the building asks for into the remarks of your order, and book early enough to set out the food.',
          },
          arrival(figures),
        ),
      },
      {
        id: 'fee',
        question: {
          zh: '半山同山頂運費係咪一樣？',
          en: 'Is delivery to Mid-Levels and the Peak the same price?',
        },
        answer: sentences(
          {
            zh: `中西區全區按港島收 ${figures.fee}。`,
            en: `The whole district is charged as Hong Kong Island, ${figures.fee}.`,
          },
          freeFrom(figures),
          onSpecialDates(figures),
        ),
      },
      {
        id: 'pier',
        question: { zh: '食物送唔送到中環碼頭？', en: 'Do you deliver to the Central piers?' },
        answer: sentences(
          { zh: '可以，在碼頭地面交收。', en: 'Yes, handed over at street level.' },
          waitingSentence(figures),
          {
            zh: '離島不設登島送貨，要帶過海的食物可在碼頭交收，費用另行報價。',
            en: 'We do not cross to the outlying islands; food to take across is handed over at the pier, and we quote the fee in advance.',
          },
        ),
      },
    ],
  },
  'wan-chai': {
    title: {
      zh: '灣仔到會：展覽、寫字樓、跑馬地',
      en: 'Wan Chai catering: exhibitions and offices',
    },
    description: ({ fee, freeDeliveryFrom, leadDays }) => ({
      zh: `灣仔到會：展覽攤位飯盒、寫字樓午餐、跑馬地同大坑屋企派對都送。運費 ${fee}，食物滿 ${freeDeliveryFrom} 免運費，最早 ${leadDays} 日後送到。`,
      en: `Trade-fair lunches, office buffets and home parties in Wan Chai, Causeway Bay, Happy Valley and Tai Hang. Delivery ${fee}, free from ${freeDeliveryFrom} of food.`,
    }),
    keywords: {
      zh: '灣仔到會,灣仔公司午餐,跑馬地到會,展覽到會,大坑派對食物',
      en: 'Wan Chai catering,Wan Chai office lunch,Happy Valley catering,exhibition catering,Tai Hang party',
    },
    lead: ({ fee }) => ({
      zh: `北邊展覽同寫字樓，南邊屋企同球會，一條軒尼詩道分開兩種食法。運費一律 ${fee}。`,
      en: `Fairs and offices to the north, homes and sports grounds to the south, Hennessy Road in between. Delivery is ${fee} throughout.`,
    }),
    story: {
      heading: { zh: '電車路兩邊，兩種食法', en: 'Two appetites, one tramway' },
      paragraphs: () => [
        {
          zh: '灣仔北的展覽場地，搭建和開展當日車多人多，貨車要跟場地安排的時間入閘。請寫清楚展館、攤位編號和可以入貨的時間，否則食物只能在正門外交收。飯盒和三文治不用插電、不用大枱，最適合攤位輪流食。',
          en: 'At the exhibition halls north of Gloucester Road, build-up and opening days are crowded and vans enter only at their allotted time. Tell us hall, stand and when deliveries are let in, or we can only hand over outside the main doors. Boxes and sandwiches need neither socket nor table, and staff can eat in turns.',
        },
        {
          zh: '莊士敦道和軒尼詩道有電車，路邊少位停車，我們多數轉入橫街落貨，再經大廈後門的送貨升降機上樓。',
          en: 'Trams leave little kerb on Johnston Road and Hennessy Road, so we mostly unload in the side streets and go up by the goods lift at the back.',
        },
        {
          zh: '跑馬地和大坑以住宅為主，街道窄、單程路多；跑馬日傍晚馬場四周人多車多，派對時間請避開散場前後。',
          en: 'Happy Valley and Tai Hang are residential: narrow streets, many of them one way. On race evenings the roads around the course fill up, so keep your party clear of the start and the end.',
        },
      ],
    },
    sets: {
      lead: {
        zh: '攤位輪流食、寫字樓齊齊食，都有啱嘅。',
        en: 'For a stand that eats in turns, or an office that eats together.',
      },
      slugs: ['working-lunch-30', 'western-lunch-box', 'vegetarian-world-20', 'deluxe-20'],
    },
    questions: (figures) => [
      {
        id: 'exhibition',
        question: { zh: '送唔送到展覽攤位？', en: 'Can you deliver to an exhibition stand?' },
        answer: sentences(
          {
            zh: '場地准許自行訂餐，司機又可以入場，便送到攤位；否則在場館門外地面交收。請先向主辦單位查詢。',
            en: 'To the stand, if the organiser allows outside catering and lets the driver in; otherwise outside the hall, at street level. Please ask the organiser first.',
          },
          waitingSentence(figures),
        ),
      },
      {
        id: 'fee',
        question: { zh: '灣仔區運費幾多？', en: 'How much is delivery to Wan Chai District?' },
        answer: sentences(
          {
            zh: `灣仔、銅鑼灣、跑馬地、大坑都按港島收 ${figures.fee}。`,
            en: `Wan Chai, Causeway Bay, Happy Valley and Tai Hang are all charged as Hong Kong Island, ${figures.fee}.`,
          },
          freeFrom(figures),
          onSpecialDates(figures),
        ),
      },
      {
        id: 'ahead',
        question: {
          zh: '展期臨時加餐，趕唔趕得切？',
          en: 'We need more food during the fair. Is there time?',
        },
        answer: aheadOnline(figures),
      },
    ],
  },
  eastern: {
    title: {
      zh: '東區到會：太古、鰂魚涌、柴灣',
      en: 'Eastern District catering: Tai Koo, Chai Wan',
    },
    description: ({ fee, freeDeliveryFrom }) => ({
      zh: `東區到會：太古、鰂魚涌寫字樓午餐，西灣河會所生日，柴灣工廈開工飯，過條東隧就到。運費 ${fee}，食物滿 ${freeDeliveryFrom} 免運費。`,
      en: `Office lunches in Tai Koo and Quarry Bay, clubhouse birthdays, studio meals in Chai Wan. Eastern District delivery ${fee}, free from ${freeDeliveryFrom} of food.`,
    }),
    keywords: {
      zh: '東區到會,太古到會,鰂魚涌公司午餐,柴灣到會,筲箕灣到會,西灣河派對',
      en: 'Eastern District catering,Quarry Bay office lunch,Tai Koo catering,Chai Wan catering,Shau Kei Wan party food',
    },
    lead: ({ fee }) => ({
      zh: `由觀塘過一條東區海底隧道就到。太古寫字樓、西灣河屋苑、柴灣工廈，運費 ${fee}。`,
      en: `One tunnel from our kitchen: offices in Tai Koo, homes in Sai Wan Ho, workshops in Chai Wan. Delivery is ${fee}.`,
    }),
    story: {
      heading: { zh: '過條隧道，就到港島東', en: 'Straight through the tunnel' },
      paragraphs: () => [
        {
          zh: '東隧出口就是鰂魚涌，所以東區是我們最順路的港島。太古、鰂魚涌的商廈有正規落貨區，午市訂一人一款，各人自己選擇主菜，送到茶水間就派得。',
          en: 'The Eastern Harbour Crossing comes up in Quarry Bay, which makes this the part of the Island we reach most directly. Towers there and at Tai Koo have proper loading docks: order one dish each, everyone picks a main, and it is handed out from the pantry.',
        },
        {
          zh: '西灣河、筲箕灣的屋苑會所是生日派對熱門地點。會所多數要住戶先登記外來食物，也有指定的送貨升降機，請先問會所，再把入口和會所樓層寫在備註。',
          en: 'Clubhouses of the estates in Sai Wan Ho and Shau Kei Wan see many birthdays. Most require a resident to register outside food, and have one lift for it: ask first, then put entrance and floor into the remarks.',
        },
        {
          zh: '柴灣的工廈聚集印刷、設計和拍攝工作室，落貨平台夠闊但貨車輪候時間長；小西灣運動場和鯉魚門公園附近則以地面交收。',
          en: 'Chai Wan’s factory blocks hold printers, designers and photo studios: wide loading platforms, long lorry queues. Around the Siu Sai Wan sports ground and Lei Yue Mun Park we hand over at street level.',
        },
      ],
    },
    sets: {
      lead: {
        zh: '平日公司餐，週末會所生日，一樣送得齊。',
        en: 'Office meals in the week, clubhouse birthdays at the weekend.',
      },
      slugs: ['ace-1-person-1-choice', 'japanese-bento', 'birthday-20', 'gathering-20'],
    },
    questions: (figures) => [
      {
        id: 'clubhouse',
        question: { zh: '送唔送到屋苑會所？', en: 'Can you deliver to a clubhouse?' },
        answer: {
          zh: '可以，只要會所容許外來食物，車可駛入屋苑或停在門口。請在備註寫明會所入口、預約房間的時間和住戶的聯絡電話，送貨時段選在開房之後。',
          en: 'Yes, if it allows outside food and the van may drive in or stop at the gate. Tell us the entrance, when your room is booked and the resident’s phone, and choose a slot after it opens.',
        },
      },
      {
        id: 'fee',
        question: {
          zh: '柴灣、小西灣會唔會另加運費？',
          en: 'Is delivery to Chai Wan and Siu Sai Wan extra?',
        },
        answer: sentences(
          {
            zh: `不會，由北角到小西灣都按港島收 ${figures.fee}。石澳屬南區，運費另行報價。`,
            en: `No. From North Point to Siu Sai Wan it is ${figures.fee}, as everywhere on the Island. Shek O belongs to Southern District, and we quote for it separately.`,
          },
          freeFrom(figures),
          onSpecialDates(figures),
        ),
      },
      {
        id: 'waiting',
        question: {
          zh: '工廈落貨要排隊，等候收唔收費？',
          en: 'There is a queue at the loading dock. Is there a waiting fee?',
        },
        answer: sentences(
          {
            zh: '等候費只適用於地面交收，即司機在路邊等人落樓接貨；送上樓的訂單不計。',
            en: 'Only where we hand over at street level and the driver waits for somebody to come down. There is no waiting fee for orders taken up to your floor.',
          },
          waitingSentence(figures),
        ),
      },
    ],
  },
} satisfies Partial<Record<DistrictPage, District>>
