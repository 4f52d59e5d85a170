import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { columnsOf, sheetIds } from './columns.ts'
import { sampleMenu } from './sample.ts'
import { workbookOf } from './write-workbook.ts'

let sheets: readonly string[]
beforeAll(async () => {
  const files = unzipSync(await workbookOf(sampleMenu))
  // The first sheet is the guide.
  sheets = sheetIds.map((_, index) =>
    strFromU8(files[`xl/worksheets/sheet${index + 2}.xml`] ?? new Uint8Array()),
  )
})

const ruleOf = (sheet: (typeof sheetIds)[number], column: string) => {
  const xml = sheets[sheetIds.indexOf(sheet)] ?? ''
  const at = columnsOf(sheet).findIndex(([id]) => id === column)
  return [...xml.matchAll(/<dataValidation .*?<\/dataValidation>/gs)][at]?.[0] ?? ''
}

describe('the cells of the spreadsheet', () => {
  test('offer their values in a list', () => {
    expect(ruleOf('setMenus', 'unit')).toContain('<formula1>"set,person,box,plate,tray,piece"</formula1>')
    expect(ruleOf('setMenus', 'includesDelivery')).toContain('yes,no')
    expect(ruleOf('dishes', 'course')).toMatch(/errorStyle="warning".*salad,coldplate/)
  })

  test('offer the rows of the sheet they name', () => {
    expect(ruleOf('choices', 'dishId')).toMatch(/type="list".*菜式 Dishes'!\$A\$2:\$A\$1501/)
    expect(ruleOf('setMenus', 'categoryId')).toContain("'分類 Categories'!$A$2:$A$61")
  })

  test('take figures and texts within the limits of an import', () => {
    expect(ruleOf('setMenus', 'serves.max')).toMatch(
      /type="whole".*<formula1>0<\/formula1><formula2>9999<\/formula2>/,
    )
    expect(ruleOf('setMenus', 'priceCents')).toMatch(/type="decimal".*<formula2>999999.99<\/formula2>/)
    expect(ruleOf('dishes', 'name.zh')).toMatch(/type="textLength".*<formula2>\d+<\/formula2>/)
  })

  test('say in both languages what to write, with an example', () => {
    const rule = ruleOf('setMenus', 'priceCents')
    expect(rule).toContain('港元金額，例如 980')
    expect(rule).toContain('such as 980')
    for (const [index, sheet] of sheetIds.entries())
      expect([sheet, sheets[index]?.match(/ prompt="[^"]+"/g)?.length]).toEqual([
        sheet,
        columnsOf(sheet).length,
      ])
  })
})
