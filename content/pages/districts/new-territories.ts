import { hoursInEnglish, joinList, sentences } from '#content/phrases.ts'
import { slotExample } from '#content/sailing-example.ts'
import type { District, DistrictPage } from './district.ts'
import {
  aheadOnline,
  arrival,
  freeFrom,
  notFreeHere,
  onSpecialDates,
  quotedFirst,
  quotedToo,
  toPlaces,
  waitingSentence,
} from './sentences.ts'

export const newTerritories = {
  'kwai-tsing': {
    title: {
      zh: '葵青到會：葵芳、青衣、貨櫃碼頭',
      en: 'Kwai Tsing catering: Kwai Fong and Tsing Yi',
    },
    description: ({ fee, freeDeliveryFrom, leadDays }) => ({
      zh: `葵青到會：貨櫃碼頭輪更飯盒、葵芳公司午餐、青衣屋苑聚會。全區運費 ${fee}，食物滿 ${freeDeliveryFrom} 免運費，最早 ${leadDays} 日後送到。`,
      en: `Shift meals at the container port, office lunches in Kwai Fong, parties on Tsing Yi. Kwai Tsing delivery ${fee}, free from ${freeDeliveryFrom} of food.`,
    }),
    keywords: {
      zh: '葵青到會,葵芳到會,青衣到會,貨櫃碼頭飯盒,荔景到會',
      en: 'Kwai Tsing catering,Kwai Fong office lunch,Tsing Yi catering,container port meals,Lai King party food',
    },
    lead: ({ fee, lastSlot }) => ({
      zh: `碼頭輪更、葵芳返工、青衣睇海，一個區三種開餐時間。運費 ${fee}，最夜可揀 ${lastSlot} 的時段。`,
      en: `Shifts at the port, offices in Kwai Fong, sea views on Tsing Yi: one district, three mealtimes. Delivery is ${fee}; the last slot starts at ${lastSlot}.`,
    }),
    story: {
      heading: { zh: '貨櫃會過閘，飯盒都要過閘', en: 'Through the port gates' },
      paragraphs: () => [
        {
          zh: '貨櫃碼頭和物流園區閘口森嚴，沒有登記的車入不到。請先為送貨車申請通行，或者派人到閘口接餐；落單時寫明是哪一號碼頭、哪個閘口。夜更同事可揀傍晚的時段，飯盒到手先食，不用等齊人。',
          en: 'The container terminals and logistics parks let no unregistered vehicle past. Apply for our van, or send someone to the gate; either way tell us which terminal and which gate. For a night shift take an early-evening slot: boxes are eaten as people come off, nobody waits for the rest.',
        },
        {
          zh: '葵芳、葵興的商廈近港鐵站，落貨區多在後街；葵盛、荔景的屋邨建在山上，行人要搭升降機上平台，車卻要繞另一條路，請寫清楚車路入口而不是行人入口。',
          en: 'The offices of Kwai Fong and Kwai Hing stand by the stations, with loading bays in the streets behind. The estates of Kwai Shing and Lai King climb the hill: pedestrians take the lift to the podium while cars use another road, so give us the vehicles’ entrance, not the footpath.',
        },
        {
          zh: '青衣過橋就到，海濱公園的聚會以地面交收。',
          en: 'Tsing Yi is just over the bridge; gatherings along its promenade are handed over at street level.',
        },
      ],
    },
    sets: {
      lead: {
        zh: '輪更食飯盒，齊人食自助，份量都夠。',
        en: 'Boxes for shifts, generous sets for when everyone is in.',
      },
      slugs: ['western-lunch-box', 'gathering-40', 'asian-individual', 'working-lunch-30'],
    },
    questions: (figures) => [
      {
        id: 'port',
        question: { zh: '送唔送得入貨櫃碼頭？', en: 'Do you deliver inside the container port?' },
        answer: sentences(
          {
            zh: '獲准入閘就送到大樓門口，否則在閘口地面交收。',
            en: 'To the door of the building if the van may enter; otherwise at the gate, at street level.',
          },
          waitingSentence(figures),
        ),
      },
      {
        id: 'fee',
        question: {
          zh: '青衣同葵涌運費係咪一樣？',
          en: 'Is the fee the same on Tsing Yi and in Kwai Chung?',
        },
        answer: sentences(
          {
            zh: `一樣，葵青全區按新界收 ${figures.fee}。馬灣屬荃灣區，運費另行報價。`,
            en: `Yes: all of Kwai Tsing is charged as the New Territories, ${figures.fee}. Ma Wan belongs to Tsuen Wan District, and we quote for it separately.`,
          },
          freeFrom(figures),
          onSpecialDates(figures),
        ),
      },
      {
        id: 'shift',
        question: { zh: '夜更同事最夜幾點收到？', en: 'How late can a night shift be served?' },
        answer: sentences(
          {
            zh: `最後一個時段是 ${figures.lastSlot} 至 ${figures.lastSlotEnd}，再夜未能送貨。`,
            en: `The last slot is ${figures.lastSlot} to ${figures.lastSlotEnd}; we do not deliver later.`,
          },
          {
            zh: `熱食約可保溫 ${figures.service.warmHours} 小時，分兩輪開飯的話，可以分兩張單、兩個時段。`,
            en: `Hot food keeps warm for about ${hoursInEnglish(figures.service.warmHours)}, so two sittings are better served by two orders at two times.`,
          },
        ),
      },
    ],
  },
  'sai-kung': {
    title: {
      zh: '西貢到會：船河、清水灣、將軍澳',
      en: 'Sai Kung catering: boats and Tseung Kwan O',
    },
    description: ({ fee, leadDays, neverFreeHere, ...figures }) => ({
      zh: `西貢船河到會，碼頭交收；${joinList(neverFreeHere).zh}運費 ${fee}${quotedFirst(figures).zh}。船河套餐毋須翻熱，最早 ${leadDays} 日後送到。`,
      en: `Boat-party food handed over at Sai Kung’s piers, no reheating needed. Delivery${toPlaces(neverFreeHere)} ${fee}${quotedFirst(figures).en}.`,
    }),
    keywords: {
      zh: '西貢到會,將軍澳到會,西貢船河食物,清水灣到會,坑口到會',
      en: 'Sai Kung catering,Tseung Kwan O catering,Sai Kung boat party food,Clear Water Bay catering,Hang Hau party',
    },
    lead: ({ fee, quotedHere, neverFreeHere }) => ({
      zh: `出海、燒烤、村屋天台。${joinList(neverFreeHere).zh || '運費'}按新界收 ${fee}${quotedHere.length > 0 ? `；${joinList(quotedHere).zh}路遠，先報價，你覺得啱先落實` : ''}。`,
      en: `Boats, barbecues and village rooftops. Delivery${toPlaces(neverFreeHere)} is ${fee}, the New Territories fee${quotedHere.length > 0 ? `; ${joinList(quotedHere).en} are a long drive, so we send you the fee first` : ''}.`,
    }),
    story: {
      heading: { zh: '碼頭等開船，食物先到', en: 'At the pier before you cast off' },
      paragraphs: (figures) => [
        {
          zh: '西貢公眾碼頭、白沙灣的遊艇會和避風塘，都是船河出發點。碼頭不能停車，我們在路邊地面交收，再由你們搬上船；請選擇開船前的時段，寫明碼頭、船名和開船時間。',
          en: 'Sai Kung’s public pier and the boat clubs and moorings of Hebe Haven are where the boats leave from. No van may stay at a pier: we hand over at the roadside and your crew carries it aboard. Choose a slot well before sailing, and give us pier, boat and sailing time.',
        },
        sentences({ zh: '路邊交收，', en: '' }, waitingSentence(figures)),
        {
          zh: '北潭涌閘口之內要有許可證，一般車輛不得駛入，郊野公園和營地的活動以閘外交收。清水灣、銀線灣和西貢的村屋導航常常指錯路，請傳一個地圖定位給我們。',
          en: 'Beyond the barrier at Pak Tam Chung vehicles need a permit, so for outings to the country park and its camps we meet you outside it. Satnavs often get village house addresses in Clear Water Bay, Silverstrand and Sai Kung wrong: please send us a map pin.',
        },
        {
          zh: '將軍澳的屋苑和坑口、寶琳的商場有停車場，與市區無異。工業邨和片場請寫明大閘號碼。',
          en: 'Estates in Tseung Kwan O and the malls of Hang Hau and Po Lam have car parks, as in town. For the industrial estate and its studios, give us the gate number.',
        },
      ],
    },
    sets: {
      lead: { zh: '船上、草地上，開蓋就食得。', en: 'On deck or on the grass: open the lid and eat.' },
      slugs: ['boat-party-20', 'boat-party-30', 'western-10', 'party-snack-platters'],
    },
    questions: (figures) => [
      {
        id: 'fee',
        question: { zh: '西貢區有冇免運費？', en: 'Is delivery ever free in Sai Kung District?' },
        answer: sentences(
          notFreeHere(figures),
          {
            zh: `${joinList(figures.neverFreeHere).zh || '運費'}按新界收 ${figures.fee}${figures.quotedHere.length > 0 ? `，${joinList(figures.quotedHere).zh}在確認訂單前報價` : ''}。`,
            en: `Delivery${toPlaces(figures.neverFreeHere)} is ${figures.fee}, the New Territories fee${figures.quotedHere.length > 0 ? `; for ${joinList(figures.quotedHere).en} we quote the fee before the order is confirmed` : ''}.`,
          },
          figures.fee === figures.specialFee
            ? { zh: '', en: '' }
            : {
                zh: `特別日子的新界運費為 ${figures.specialFee}。`,
                en: `On special dates the New Territories fee is ${figures.specialFee}.`,
              },
        ),
      },
      {
        id: 'pier',
        question: { zh: '船河食物約幾點好？', en: 'What time should boat food arrive?' },
        answer: sentences(
          {
            zh: `時段要在開船前最少一小時完結${slotExample(figures).zh}。`,
            en: `Choose a slot that ends at least an hour before you sail${slotExample(figures).en}.`,
          },
          arrival(figures),
          {
            zh: '開船時間有變，請即時傳訊息通知。',
            en: 'If the sailing time changes, please message us straight away.',
          },
        ),
      },
      {
        id: 'typhoon',
        question: { zh: '掛風球出唔到海點算？', en: 'What if a typhoon keeps us ashore?' },
        answer: {
          zh: `送貨當日如八號或以上風球或黑色暴雨警告生效，可免費改期至 ${figures.change.postponeWithinDays} 日內，或全數退款。如只是船家停航，更改訂單按一般條款辦理。`,
          en: `If signal 8 or above, or the black rainstorm warning, is in force on the day, you may choose another date within ${figures.change.postponeWithinDays} days free of charge, or a full refund. If only the boat is cancelled, the usual terms for changing an order apply.`,
        },
      },
    ],
  },
  'sha-tin': {
    title: {
      zh: '沙田到會：大學、科學園、火炭、馬鞍山',
      en: 'Sha Tin catering: campuses and Ma On Shan',
    },
    description: ({ fee, freeDeliveryFrom }) => ({
      zh: `沙田、大圍、火炭、石門、馬鞍山到會：大學研討會茶歇、工作室開放日、龍舟隊慶功。運費 ${fee}，食物滿 ${freeDeliveryFrom} 免運費。`,
      en: `Seminar tea breaks, studio open days and family parties in Sha Tin, Tai Wai, Fo Tan, Shek Mun and Ma On Shan. Delivery ${fee}, free from ${freeDeliveryFrom}.`,
    }),
    keywords: {
      zh: '沙田到會,火炭到會,馬鞍山到會,大學到會,科學園茶歇,大圍到會',
      en: 'Sha Tin catering,Fo Tan catering,Ma On Shan catering,university catering,seminar tea break,Tai Wai party food',
    },
    lead: ({ fee }) => ({
      zh: `研討會茶歇、工作室開放日、龍舟隊慶功，穿過大老山隧道就送到。運費 ${fee}。`,
      en: `Tea between lectures, open days at the studios, supper for the dragon boat crew: through Tate’s Cairn Tunnel to you. Delivery is ${fee}.`,
    }),
    story: {
      heading: { zh: '讀書、做嘢、扒龍舟，都要食', en: 'Scholars, studios and paddlers' },
      paragraphs: () => [
        {
          zh: '大學校園大而多斜路，同一座樓常有上下幾個入口。請寫大樓名稱、樓層和車輛可達的入口，校園閘口要登記的也一併註明；研討會茶歇請預留擺設時間，我們在小休之前送到。',
          en: 'Campuses are large and steep, and one building may have doors on several levels. Name the building, the floor and the door a van can reach, and tell us if vehicles must register at the gate. For a seminar, leave time to set out before the break.',
        },
        {
          zh: '火炭的工廈是藝術家和攝影師的工作室，開放日人流不斷，小食拼盤補得快；送貨升降機星期日未必開，請先問管理處。石門和小瀝源的商廈有地庫落貨區，平日午餐最方便。',
          en: 'Fo Tan’s factory blocks are full of artists’ and photographers’ studios; on open days snack platters keep pace with the visitors. Goods lifts may be closed on Sundays, so ask the management office. The towers of Shek Mun and Siu Lek Yuen have loading bays underneath, good for weekday lunches.',
        },
        {
          zh: '城門河兩岸、馬鞍山海濱和運動場以地面交收。馬場有賽事的日子，火炭一帶交通擠塞，請揀早一個時段。',
          en: 'Along the Shing Mun River, on the Ma On Shan waterfront and at sports grounds we hand over at street level. On race days the roads around Fo Tan fill up: choose one slot earlier.',
        },
      ],
    },
    sets: {
      lead: {
        zh: '茶歇、講座、班會，一張單餵飽成班人。',
        en: 'Tea breaks, talks and class reunions, one order for all.',
      },
      slugs: ['tea-break-20', 'vegetarian-lunch-box', 'snack-feast-30', 'gathering-30'],
    },
    questions: (figures) => [
      {
        id: 'campus',
        question: { zh: '大學校園送唔送到演講廳門口？', en: 'Can you deliver to a lecture hall?' },
        answer: sentences(
          {
            zh: '車輛可達而有升降機的大樓，送到廳外；要步行石級或穿過廣場的地點，在最近的車路交收。',
            en: 'To its doors, if a van can reach the building and there is a lift. Where steps or a plaza lie between, we meet you at the nearest road.',
          },
          arrival(figures),
        ),
      },
      {
        id: 'fee',
        question: { zh: '馬鞍山計唔計偏遠地區？', en: 'Does Ma On Shan count as remote?' },
        answer: sentences(
          {
            zh: `不會。沙田、大圍、火炭、石門和馬鞍山都按新界收 ${figures.fee}。`,
            en: `No. Delivery to Sha Tin, Tai Wai, Fo Tan, Shek Mun and Ma On Shan is ${figures.fee}, the New Territories fee.`,
          },
          freeFrom(figures),
          onSpecialDates(figures),
        ),
      },
      {
        id: 'headcount',
        question: {
          zh: '研討會人數未定，可唔可以遲啲先改？',
          en: 'Our numbers aren’t final. Can we change them later?',
        },
        answer: {
          zh: `可以，送貨 ${figures.change.noticeDays} 日前傳訊息給我們，可以加份量或改菜式，補回差額即可；少於 ${figures.change.noticeDays} 日，食材已開始準備，恕未能更改。`,
          en: `Yes: message us up to ${figures.change.noticeDays} days before delivery to add portions or change dishes, and pay the difference. After that the kitchen has begun and nothing can be changed.`,
        },
      },
    ],
  },
  'tsuen-wan': {
    title: {
      zh: '荃灣到會：舊紗廠、天橋商場、海濱',
      en: 'Tsuen Wan catering: buffets and birthdays',
    },
    description: ({ fee, freeDeliveryFrom, quotedHere }) => ({
      zh: `荃灣到會：荃灣西屋苑生日會、柴灣角工廈自助餐、平台花園派對。運費 ${fee}，食物滿 ${freeDeliveryFrom} 免運費${quotedHere.length > 0 ? '；馬灣、深井先報價' : ''}。`,
      en: `Buffets and birthdays in Tsuen Wan, Tsuen Wan West and Chai Wan Kok. Delivery ${fee}, free from ${freeDeliveryFrom}${quotedHere.length > 0 ? '; we quote first for Ma Wan and Sham Tseng' : ''}.`,
    }),
    keywords: {
      zh: '荃灣到會,荃灣西到會,柴灣角到會,深井到會,馬灣到會',
      en: 'Tsuen Wan catering,Tsuen Wan West party food,Chai Wan Kok office lunch,Sham Tseng catering,Ma Wan catering',
    },
    lead: ({ fee, ...figures }) => ({
      zh: `行天橋可以行足全個市中心，送貨就要搵啱地面入口。運費 ${fee}${quotedToo(figures).zh}。`,
      en: `You can cross the whole town centre on footbridges; a van has to find the right door below. Delivery is ${fee}${quotedToo(figures).en}.`,
    }),
    story: {
      heading: { zh: '人行天橋，車行地面', en: 'Footbridge above, delivery below' },
      paragraphs: () => [
        {
          zh: '荃灣的商場和屋苑靠行人天橋相連，你平日由二樓平台出入，送貨車就要到街上的貨車入口。落單時請寫街名和貨車入口，不要只寫商場名；平台花園和會所請加上座數。',
          en: 'Malls and estates here are joined by footbridges. You come and go on the second-floor podium; a van has to find the loading bay in the street. Give us the street and the bay, not only the mall, and for podium gardens and clubhouses the block as well.',
        },
        {
          zh: '柴灣角、沙咀道和德士古道的工廈，不少由紗廠改成工作室和展覽場地，樓底高、升降機大，開四十人自助餐也擺得落。場地若沒有枱，可以填活動查詢表格，一併報價。',
          en: 'In Chai Wan Kok and along Sha Tsui and Texaco Roads, mills have become studios and galleries: high ceilings, big goods lifts, room for a buffet for forty. If the place has no tables, use the event enquiry form and we quote for those too.',
        },
        {
          zh: '荃灣西海濱的屋苑多數禁止貨車停正門，請先問管理處送貨入口。馬灣要預先安排車輛許可，深井一帶路程較遠，兩處都在確認訂單前報價。',
          en: 'Estates on the waterfront at Tsuen Wan West often keep vans away from the front door, so ask for the delivery entrance. Ma Wan needs a vehicle permit arranged beforehand and Sham Tseng is a longer drive; we quote for both before you confirm.',
        },
      ],
    },
    sets: {
      lead: {
        zh: '樓底高、地方闊，開自助餐夠氣派。',
        en: 'High ceilings and wide floors: room for a proper buffet.',
      },
      slugs: ['deluxe-30', 'cantonese-banquet-20', 'western-buffet-20', 'gathering-40'],
    },
    questions: (figures) => [
      {
        id: 'fee',
        question: {
          zh: '荃灣區有邊啲地方要另行報價？',
          en: 'Where in Tsuen Wan District do you quote separately?',
        },
        answer: sentences(
          figures.quotedHere.length > 0
            ? {
                zh: `${joinList(figures.quotedHere).zh}的運費會在確認訂單前報價，不適用免運費優惠；區內其他地方按新界收 ${figures.fee}。`,
                en: `For ${joinList(figures.quotedHere).en} we quote the fee before the order is confirmed, and free delivery does not apply. Elsewhere in the district delivery is ${figures.fee}, the New Territories fee.`,
              }
            : {
                zh: `沒有。區內各處都按新界收 ${figures.fee}。`,
                en: `None. Delivery anywhere in the district is ${figures.fee}, the New Territories fee.`,
              },
          freeFrom(figures),
          onSpecialDates(figures),
        ),
      },
      {
        id: 'ma-wan',
        question: { zh: '送馬灣要預先準備啲乜？', en: 'What does a delivery to Ma Wan need?' },
        answer: sentences(
          {
            zh: '馬灣限制車輛進入，需要預先安排車輛許可，請盡早傳訊息告知日期、時間和座數。',
            en: 'Vehicles may enter Ma Wan only with a permit, which has to be arranged in advance: message us early with date, time and block.',
          },
          aheadOnline(figures),
        ),
      },
      {
        id: 'podium',
        question: {
          zh: '平台花園開生日會，送唔送到？',
          en: 'Can you deliver to a party in a podium garden?',
        },
        answer: sentences(
          {
            zh: '有升降機直達平台就可以，請安排住戶在地下大堂接應；否則以地面交收。',
            en: 'Yes, where a lift goes to the podium and a resident meets us in the lobby; otherwise we hand over at street level.',
          },
          waitingSentence(figures),
        ),
      },
    ],
  },
  'tuen-mun': {
    title: {
      zh: '屯門到會：輕鐵沿線、沙灘、工業區',
      en: 'Tuen Mun catering: homes, offices, beaches',
    },
    description: ({ fee, freeDeliveryFrom }) => ({
      zh: `屯門到會：市中心、新墟、蝴蝶灣、藍地，家庭聚餐、沙灘派對、工廈午餐。運費 ${fee}，食物滿 ${freeDeliveryFrom} 免運費；黃金海岸、龍鼓灘先報價。`,
      en: `Family meals, beach parties and office lunches in Tuen Mun. Delivery ${fee}, free from ${freeDeliveryFrom}; we quote first for Gold Coast and Lung Kwu Tan.`,
    }),
    keywords: {
      zh: '屯門到會,屯門市中心到會,屯門燒烤食物,黃金海岸到會,藍地到會',
      en: 'Tuen Mun catering,Tuen Mun party food,Gold Coast catering,Tuen Mun office lunch,beach party food',
    },
    lead: ({ fee, ...figures }) => ({
      zh: `路遠，就早少少出車。屯門市區運費 ${fee}${quotedFirst(figures).zh}。`,
      en: `A long drive, so we set off early. Delivery to Tuen Mun town is ${fee}${quotedFirst(figures).en}.`,
    }),
    story: {
      heading: { zh: '輕鐵行得到，我哋送得到', en: 'As far as the light rail goes' },
      paragraphs: (figures) => [
        {
          zh: '由觀塘到屯門要走屯門公路，上下班時間容易塞車。想準時開飯，請揀早一個時段；早到的熱食放在保溫袋內，不會即時變涼。',
          en: 'From Kwun Tong we take Tuen Mun Road, which is slow at rush hour. Choose a slot earlier than your meal time; if the food is early it keeps warm in its insulated bags.',
        },
        sentences(arrival(figures), {
          zh: `送到後熱食約可保溫 ${figures.service.warmHours} 小時。`,
          en: `Hot dishes keep warm for about ${hoursInEnglish(figures.service.warmHours)} after that.`,
        }),
        {
          zh: '輕鐵路軌鋪在馬路中央，站旁多是雙黃線，不能停車落貨；新墟、何福堂一帶請寫最近的橫街，屋邨請寫座數和停車場入口。新安街、建榮街的工廈有送貨升降機，送到單位。',
          en: 'Light rail tracks run down the middle of the road and nobody may stop beside the platforms. Around San Hui name the nearest side street; in the estates, the block and the car park’s entrance. The factory blocks on San On and Kin Wing Streets have goods lifts, and we come up.',
        },
        {
          zh: '青山灣、蝴蝶灣的沙灘和燒烤場以地面交收，近停車場的入口最好認。',
          en: 'On the beaches and barbecue sites of Castle Peak and Butterfly Bays we hand over at the road: the entrance by the car park is the easiest to find.',
        },
      ],
    },
    sets: {
      lead: {
        zh: '路遠就叫夠，一次過食到飽。',
        en: 'Worth the drive: sets that feed the whole family at once.',
      },
      slugs: ['gathering-20', 'birthday-40', 'western-10', 'cantonese-home-10'],
    },
    questions: (figures) => [
      {
        id: 'fee',
        question: { zh: '黃金海岸運費係咪一樣？', en: 'Is the fee the same for Gold Coast?' },
        answer: sentences(
          figures.quotedHere.length > 0
            ? {
                zh: `不是。${joinList(figures.quotedHere).zh}屬偏遠地區，運費在確認訂單前報價，不適用免運費優惠；屯門其他地方按新界收 ${figures.fee}。`,
                en: `No. ${joinList(figures.quotedHere).en} count as remote: we quote the fee before the order is confirmed, and free delivery does not apply. Delivery to the rest of Tuen Mun is ${figures.fee}, the New Territories fee.`,
              }
            : {
                zh: `是。屯門各處都按新界收 ${figures.fee}。`,
                en: `Yes. Delivery anywhere in Tuen Mun is ${figures.fee}, the New Territories fee.`,
              },
          freeFrom(figures),
          onSpecialDates(figures),
        ),
      },
      {
        id: 'beach',
        question: { zh: '送唔送到沙灘或者燒烤場？', en: 'Do you deliver to beaches and barbecue sites?' },
        answer: sentences(
          {
            zh: '可以，在最近的馬路或停車場入口地面交收，請留下現場接餐人的電話。',
            en: 'Yes, handed over at the nearest road or car park entrance. Please leave the phone number of someone who is there.',
          },
          waitingSentence(figures),
        ),
      },
      {
        id: 'ahead',
        question: { zh: '屯門要提早幾耐訂？', en: 'How early should we order for Tuen Mun?' },
        answer: aheadOnline(figures),
      },
    ],
  },
  'yuen-long': {
    title: {
      zh: '元朗到會：村屋、祠堂、天水圍',
      en: 'Yuen Long catering: villages, Tin Shui Wai',
    },
    description: ({ fee, freeDeliveryFrom, leadDays }) => ({
      zh: `元朗到會：村屋派對、祠堂盆菜、天水圍屋苑聚餐。運費 ${fee}，食物滿 ${freeDeliveryFrom} 免運費；流浮山、錦田先報價，最早 ${leadDays} 日後送到。`,
      en: `Village parties, poon choi and family dinners in Yuen Long and Tin Shui Wai. Delivery ${fee}, free from ${freeDeliveryFrom}; we quote first for Lau Fau Shan and Kam Tin.`,
    }),
    keywords: {
      zh: '元朗到會,天水圍到會,元朗村屋派對,盆菜到會,洪水橋到會,錦田到會',
      en: 'Yuen Long catering,Tin Shui Wai catering,village house party,poon choi delivery,Kam Tin catering',
    },
    lead: ({ fee, ...figures }) => ({
      zh: `村屋天台燒烤、祠堂前圍枱食盆菜，地方夠大，份量都要夠大。運費 ${fee}${quotedToo(figures).zh}。`,
      en: `A rooftop in the village, tables in front of the ancestral hall: there is room here, so the portions are big. Delivery is ${fee}${quotedToo(figures).en}.`,
    }),
    story: {
      heading: { zh: '入村搵路，最緊要個定位', en: 'Into the village, pin in hand' },
      paragraphs: () => [
        {
          zh: '元朗的村屋門牌不順次序，丈量約份地段更加難找。落單後請傳一個地圖定位，再講一個司機認得的地標，例如牌樓、士多或者村公所。村路窄，貨車停在村口，要準備一架手推車最好。',
          en: 'House numbers in the villages follow no order, and lot numbers are worse. After ordering, send us a map pin and a landmark a driver can see: the gateway arch, a shop, the village office. The lanes are narrow and the van stops at the entrance, so a trolley helps.',
        },
        {
          zh: '圍村飲宴講究圍枱開席。盆菜一盆一枱，送到即開；人多就配中式到會，乳豬、燒味先上，飯麵壓尾。祠堂或空地擺枱，請預留遮雨的地方放食物。',
          en: 'Village banquets are served by the table. Poon choi is one basin a table, ready to open; for more guests add the Cantonese sets, suckling pig and roasts first, rice and noodles last. In front of a hall or on open ground, keep one corner under cover for the food.',
        },
        {
          zh: '天水圍的屋邨、元朗大馬路和元朗工業邨設有上落貨區；大馬路有輕鐵行走，請寫最近的橫街，我們由後巷落貨。',
          en: 'Tin Shui Wai’s estates and the industrial estate have loading bays. Light rail runs along the main road of Yuen Long town, so name the nearest side street and we unload behind.',
        },
      ],
    },
    sets: {
      lead: { zh: '圍枱食先夠喜慶。', en: 'For feasts that are eaten around a table.' },
      slugs: ['poon-choi-12', 'cantonese-banquet-20', 'wedding-feast-60', 'birthday-60'],
    },
    questions: (figures) => [
      {
        id: 'village',
        question: { zh: '村屋送唔送到門口？', en: 'Do you come to the door of a village house?' },
        answer: sentences(
          {
            zh: '車可以駛到屋前就送到門口；車路不通的，在村口地面交收。',
            en: 'Yes, where a van can drive up to it; otherwise we hand over at the village entrance.',
          },
          waitingSentence(figures),
        ),
      },
      {
        id: 'fee',
        question: { zh: '流浮山同錦田運費點計？', en: 'What about Lau Fau Shan and Kam Tin?' },
        answer: sentences(
          figures.quotedHere.length > 0
            ? {
                zh: `${joinList(figures.quotedHere).zh}運費另行報價，確認訂單前會先通知你，不適用免運費優惠；元朗市、天水圍等其他地方按新界收 ${figures.fee}。`,
                en: `For ${joinList(figures.quotedHere).en} we quote the fee before the order is confirmed, and free delivery does not apply. Delivery to Yuen Long town, Tin Shui Wai and the rest is ${figures.fee}, the New Territories fee.`,
              }
            : {
                zh: `流浮山、錦田、元朗市、天水圍等地方都按新界收 ${figures.fee}。`,
                en: `Delivery to Lau Fau Shan, Kam Tin, Yuen Long town, Tin Shui Wai and the rest is ${figures.fee}, the New Territories fee.`,
              },
          freeFrom(figures),
          onSpecialDates(figures),
        ),
      },
      {
        id: 'poon-choi',
        question: {
          zh: '過節盆菜要提早幾耐訂？',
          en: 'How early should poon choi for a festival be ordered?',
        },
        answer: sentences(
          {
            zh: '節日前後建議提早一星期。',
            en: 'Around festivals we suggest a week.',
          },
          aheadOnline(figures),
        ),
      },
    ],
  },
} satisfies Partial<Record<DistrictPage, District>>
