/** Words that no line break may cut, listed by hand apart from the words that place the breaks. */
const lists = `
馬拉盞 黑松露 約克郡 口水雞 化皮乳豬 片皮鴨 燒腩仔 豉油雞 炸子雞 沙薑雞 牛腩 牛柳粒 咕嚕肉 雞丁 軟雞 排骨 京都骨 麻婆豆腐 斑塊 魚塊 帶子 西蘭花 蝦球 鮮魷 鮑魚
北菇 盆菜 燒賣 蝦餃 叉燒包 奶黃包 窩貼 臘味 蘿蔔糕 春卷 雲吞 炒飯 糯米飯 伊麵 炒麵 牛河 小棠菜 金銀蛋 時蔬 雞蓉羹 壽桃包 黑醋汁 刁草 忌廉 牛角包 雞肉卷 蒜蓉包
漢堡 豬仔骨 牛面頰 西冷 威靈頓 三文魚柳 葡國雞 魚柳條 他他醬 青口 薯角 卡邦尼 長通粉 扁意粉 墨魚汁 千層麵 豬扒飯 海鮮飯 薄餅 鹹批 忌廉湯 椰菜仔 紅莓醬 沙嗲 串燒 蝦餅 魚餅 豬頸肉
馬沙文 冬蔭功 金邊粉 通菜 海南雞 西米杯 加州卷 天婦羅 唐揚雞 章魚燒 炒烏冬 上素 烤麩 猴頭菇 素菜包 藜麥 鷹嘴豆 牛油果 魚蛋 雞翼 水牛城 魷魚圈 洋葱圈 熱狗 腸仔酥 芝士條 粟米片 咖喱角
芝士酥 蘑菇酥 蟹餅 薯餅 雞蛋仔 菠蘿油 蛋撻 吉士撻 檸檬撻 南瓜撻 馬卡龍 雲呢拿 布朗尼 泡芙 提拉米蘇 布甸 楊枝甘露 豆腐花 杞子糕 紅豆糕 煎堆仔 合桃酥 鬆餅 啫喱杯 樹頭蛋糕 薑餅人 凍檸茶
凍奶茶 賓治 特飲吧 鮮奶 便當 牛肋條 滑蛋飯 牛腩飯 羅漢齋 餐盒
秀茂坪 沙頭角 打鼓嶺 愉景灣 鯉魚門 將軍澳 調景嶺 清水灣 天水圍 洪水橋 流浮山 小瀝源 馬鞍山 鰂魚涌 筲箕灣 堅尼地城 西營盤 跑馬地 鴨脷洲 黃竹坑 薄扶林 淺水灣 尖沙咀 油麻地 深水埗 長沙灣
荔枝角 石硤尾 何文田 土瓜灣 九龍塘 新蒲崗 鑽石山 慈雲山 黃大仙 鴻圖道 巧明街 開源道 裕民坊 彌敦道 軒尼詩道 赤鱲角 大嶼山 坪洲 長洲 南丫島 馬灣 東涌
睇波 打機 唔使 唔好 唔係 唔同 幾時 幾多 點樣 邊度 邊個 邊日 呢度 呢個 嗰日 佢哋 我哋 你哋 係咪 有冇 即刻 朝早 下晝 夜晚 聽日 落單 截單 搞掂 好意頭 手忙腳亂 細路 老友 抵食 揀好 夠爽
掀開 得閒 屋企 收工 冷氣 自助 啱啱 鍾意 開餐 開工 返工 傾偈 慳錢 慳時間 周圍 塞車 泊車 撞期 夾錢 埋單 人頭 份量 升降機 寫字樓 有限公司 會議 午餐 聚餐 開張 餐單 枱號 合共
中西泰日 提子汁 市中心 一款 轉數快 優惠碼 收據 備註欄 致敏原 訂單 送貨 自取 取餐`

export const wholeWords: readonly string[] = [...new Set(lists.trim().split(/\s+/))]

/** Positions inside the words of a text. */
export function insideWholeWords(text: string): ReadonlySet<number> {
  const inside = new Set<number>()
  for (const word of wholeWords)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      for (let letter = at + 1; letter < at + word.length; letter += 1) inside.add(letter)
  return inside
}
