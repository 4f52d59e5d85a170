// centre/words.mjs — what each centre dish is and shows
// name, the catalogue picture it is the grand version of, what it shows
export const CENTRES = [
  ['poon-choi', 'poonChoi', '銅盆盆菜，鮑魚、蝦、冬菇、西蘭花和蓮藕圈圈排開', 'Poon choi in a brass basin: abalone, prawns, shiitake, broccoli and lotus root in rings'],
  ['suckling-pig', 'roastPork:suckling', '木板上的原隻化皮乳豬，四周是生菜、橙片和車厘茄', 'A whole crisp-skinned suckling pig on a board with lettuce, orange and cherry tomatoes'],
  ['satay-fan', 'satay', '蕉葉上扇形排開的沙嗲串燒，配沙嗲醬、青瓜和飯糕', 'A fan of satay skewers on banana leaf with peanut sauce, cucumber and rice cake'],
  ['cheese-board', 'coldCuts:cheese', '長木板上的芝士拼盤，配提子、無花果、合桃、蜜糖和餅乾', 'A long cheese board with grapes, figs, walnuts, honey and crackers'],
  ['dim-sum-tower', 'siuMai', '從上方看的一疊蒸籠，頂層是燒賣，腳邊有蝦餃、上素餃、奶黃包和叉燒包', 'A tower of steamers from above: siu mai on top, har gow, jade dumplings, custard buns and char siu buns at its foot'],
  ['turkey-trimmings', 'turkey', '木板上的原隻燒火雞，配薯仔、椰菜仔、煙肉腸仔、釀料球、紅莓醬和燒汁', 'A whole roast turkey on a board with potatoes, sprouts, bacon-wrapped sausages, stuffing, cranberry sauce and gravy'],
  ['profiterole-tower', 'profiteroles:tower', '從上方看的朱古力泡芙塔，纏着糖絲，圍着玫瑰和糖杏仁', 'A chocolate profiterole tower from above with spun sugar, roses and sugared almonds'],
  ['paella-pan', 'friedRice:paella', '大平底鑊西班牙海鮮飯，蝦和青口排成圓圈', 'A giant pan of seafood paella with prawns and mussels in a wheel'],
  ['roast-sirloin', 'slicedMeat:roastBeef', '切肉板上的燒西冷牛肉，一半已切片，配燒薯、燒汁和辣根', 'A roast sirloin on a carving board, half sliced, with roast potatoes, gravy and horseradish'],
  ['sushi-boat', 'nigiri', '木船上的握壽司和加州卷，配酸薑和芥末', 'A wooden boat of nigiri and California rolls with ginger and wasabi'],
];
