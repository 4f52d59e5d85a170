import { waitingFee } from '#content/delivery.ts'
import { hoursInChinese, hoursInEnglish } from '#content/phrases.ts'
import { slotExample } from '#content/sailing-example.ts'
import type { Landing } from './landing.ts'
import { coldHours } from './sections/pier.ts'

export const boatLanding: Landing = {
  name: { zh: '船河到會', en: 'Boat party catering' },
  title: { zh: '船河到會 · 碼頭交收，即開即食', en: 'Boat party catering, handed over at the pier' },
  description: ({ set }) => ({
    zh: `船河到會套餐 ${set('boat-party-10').price} 起，${set('boat-party-10').serves.min} 至 ${set('boat-party-30').serves.max} 人：三文治、卷物、加州卷、雞翼、鮮果，毋須翻熱，連餐具食物夾，碼頭交收。`,
    en: `Junk boat catering from ${set('boat-party-10').price} for ${set('boat-party-10').serves.min} to ${set('boat-party-30').serves.max}: sandwiches, wraps, California rolls, wings and fruit, no reheating, handed over at the pier.`,
  }),
  keywords: {
    zh: '船河到會,遊艇到會,船P食物,出海派對,碼頭交收,三文治拼盤,公司出海,香港到會',
    en: 'junk boat catering,boat party food,yacht catering,pier delivery,finger food,company boat trip,Hong Kong',
  },
  lead: {
    zh: '冇廚房、冇翻熱、冇手忙腳亂。碼頭交收，開船就開餐。',
    en: 'No galley, no reheating, no fuss. We meet you at the pier; you eat once you set off.',
  },
  menu: {
    anchor: 'boat',
    categoryId: 'boat',
    go: { zh: '睇船河餐牌', en: 'See the boat menu' },
    heading: { zh: '船河餐牌', en: 'From the boat menu' },
    dishIds: [
      'finger-sandwiches',
      'caesar-wraps',
      'california-rolls',
      'mini-cheeseburgers',
      'honey-wings',
      'fruit-platter',
    ],
    setSlug: 'boat-party-20',
  },
  story: {
    heading: { zh: '落水之前，食飽先', en: 'Eat first, then swim' },
    paragraphs: ({ set, service, ...figures }) => [
      {
        zh: '船上面地方少，企喺度一隻手都食得先係好嘢。三文治、凱撒雞肉卷、加州卷、迷你漢堡全部唔使刀叉；雞翼同沙嗲串夠香口，一大盤鮮果最解渴。餐具同食物夾都跟埋。',
        en: 'On deck the best food is what you can eat standing, with one hand. Sandwiches, Caesar wraps, California rolls and mini burgers need no knife; wings and satay for flavour, and a big fruit platter to cool down. Cutlery and tongs are included.',
      },
      {
        zh: `套餐有三個份量：${set('boat-party-10').serves.max} 位 ${set('boat-party-10').price}，${set('boat-party-20').serves.max} 位 ${set('boat-party-20').price}，${set('boat-party-30').serves.max} 位 ${set('boat-party-30').price}。凍檸茶、青檸薄荷特飲、樽裝水可以加購，一齊送到碼頭。`,
        en: `There are three sizes: ${set('boat-party-10').price} for ${set('boat-party-10').serves.max}, ${set('boat-party-20').price} for ${set('boat-party-20').serves.max} and ${set('boat-party-30').price} for ${set('boat-party-30').serves.max}. Iced lemon tea, lime and mint coolers and bottled water can be added and come to the pier with the food.`,
      },
      {
        zh: `時段要喺開船前最少一個鐘完${slotExample(figures).zh}。食物一般喺所選時間前後 ${service.arrivalMinutes} 分鐘內到。碼頭以地面交收，首 ${service.waiting.freeMinutes} 分鐘免費等候，之後每 ${service.waiting.perMinutes} 分鐘收 ${waitingFee(service.waiting).zh}，記得叫定個朋友接餐。`,
        en: `Choose a slot that ends at least an hour before sailing${slotExample(figures).en}. The food normally arrives within ${service.arrivalMinutes} minutes either side of the time chosen. At piers we hand over at street level; the first ${service.waiting.freeMinutes} minutes of waiting are free, then ${waitingFee(service.waiting).en} for every ${service.waiting.perMinutes} minutes, so have a friend ready to meet the van.`,
      },
    ],
  },
  closing: { zh: '幾點開船？邊個碼頭？', en: 'Which pier, and when do you sail?' },
  questions: {
    heading: { zh: '船河到會常見問題', en: 'Questions about boat catering' },
    items: ({ service, change }) => [
      {
        id: 'boat-waiting',
        question: { zh: '船遲咗埋岸，等候點計？', en: 'What if the boat is late at the pier?' },
        answer: {
          zh: `首 ${service.waiting.freeMinutes} 分鐘免費等候，其後每 ${service.waiting.perMinutes} 分鐘收費 ${waitingFee(service.waiting).zh}。`,
          en: `The first ${service.waiting.freeMinutes} minutes of waiting are free, then ${waitingFee(service.waiting).en} for every ${service.waiting.perMinutes} minutes.`,
        },
      },
      {
        id: 'boat-galley',
        question: { zh: '船上冇廚房得唔得？', en: 'Is it suitable for a boat without a galley?' },
        answer: {
          zh: '得。船河套餐以三文治、卷物、壽司卷和水果為主，毋須翻熱，附餐具及食物夾。',
          en: 'Yes. Boat sets are mainly sandwiches, wraps, sushi rolls and fruit that need no reheating, with cutlery and tongs included.',
        },
      },
      {
        id: 'boat-keeping',
        question: { zh: '食物喺船上擺得幾耐？', en: 'How long does the food keep on board?' },
        answer: {
          zh: `熱食送到後約可${hoursInChinese(service.warmHours, '保溫')}，冷盤請放入冰桶或貼近冰袋，並在${hoursInChinese(coldHours, '送到後')}內食用。`,
          en: `Hot food stays warm for about ${hoursInEnglish(service.warmHours)}; keep cold dishes in an ice box or beside ice packs and eat them within ${hoursInEnglish(coldHours)} of delivery.`,
        },
      },
      {
        id: 'boat-weather',
        question: { zh: '天氣唔好出唔到海點算？', en: 'What if bad weather cancels the trip?' },
        answer: {
          zh: `如當日八號或以上熱帶氣旋警告信號或黑色暴雨警告信號生效，可免費改期至 ${change.postponeWithinDays} 日內，或全數退款；其他天氣情況按一般更改條款處理。`,
          en: `If signal No. 8 or above or the black rainstorm warning is in force, you may choose another date within ${change.postponeWithinDays} days free of charge, or a full refund. In other weather the usual change terms apply.`,
        },
      },
    ],
  },
}
