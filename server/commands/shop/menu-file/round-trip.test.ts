import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { columnNames } from '#content/staff/shop/menus/menu-file.ts'
import { randomMenu } from '#tests/support/store/random-menu.ts'
import { columnsOf, sheetIds, type sheets, tablesOf } from './columns.ts'
import { menuSchema, type WrittenMenu } from './menu-schema.ts'
import { readMenuFile, textsOnOneLine } from './read-menu-file.ts'
import { sampleMenu } from './sample.ts'
import { workbookOf } from './write-workbook.ts'

const pictures = ['dishes/a.svg', 'sets/b.svg', 'gifts/c.svg']
const context = {
  pictures,
  pages: ['/gift/'],
  sets: [],
  draftSetIds: [],
  gifts: [],
  sells: true,
  hasEnglish: true,
}

const read = (bytes: Uint8Array) => readMenuFile({ bytes, context })
const jsonOf = (menu: WrittenMenu) => Buffer.from(JSON.stringify(menu))
const meaning = (menu: WrittenMenu) => v.parse(menuSchema, textsOnOneLine(menu))

describe('a menu is read back exactly as it was written', () => {
  test('to a spreadsheet', async () => {
    await fc.assert(
      fc.asyncProperty(randomMenu(pictures), async (menu) => {
        expect(await read(await workbookOf(menu))).toMatchObject({ ok: true, menu: meaning(menu) })
      }),
      { numRuns: 12, endOnFailure: true },
    )
  })

  test('to JSON, with the same content as the spreadsheet', async () => {
    await fc.assert(
      fc.asyncProperty(randomMenu(pictures), async (menu) => {
        expect(await read(jsonOf(menu))).toMatchObject({ ok: true, menu: meaning(menu) })
        const book = await read(await workbookOf(menu))
        if (!book.ok) throw new Error('the spreadsheet was refused')
        expect(tablesOf(book.written)).toEqual(tablesOf(textsOnOneLine(menu) as WrittenMenu))
      }),
      { numRuns: 6, endOnFailure: true },
    )
  })

  test('with the time of its export', async () => {
    const exportedAt = '2026-11-21T04:00:00.000Z'
    for (const bytes of [
      jsonOf({ ...sampleMenu, exportedAt }),
      await workbookOf({ ...sampleMenu, exportedAt }),
    ])
      expect(await read(bytes)).toMatchObject({ ok: true, menu: { exportedAt } })
  })
})

test('texts with line breaks in a cell or in JSON are read as one line, as from a form', async () => {
  const [set, ...sets] = sampleMenu.setMenus
  if (!set) throw new Error('the sample has no set')
  const brokenMenu = {
    ...sampleMenu,
    setMenus: [{ ...set, description: { zh: '一\n二', en: ' One \n\nTwo' } }, ...sets],
  }
  const description = { zh: '一 二', en: 'One Two' }
  for (const bytes of [jsonOf(brokenMenu), await workbookOf(brokenMenu)])
    expect(await read(bytes)).toMatchObject({ ok: true, written: { setMenus: [{ description }, {}] } })
  const crlf = JSON.stringify(brokenMenu).replaceAll('\\n', '\\r\\n')
  expect(await read(Buffer.from(crlf))).toMatchObject({ menu: { setMenus: [{ description }, {}] } })
})

test('the sample has no fault', async () => {
  expect(await read(await workbookOf(sampleMenu))).toMatchObject({ ok: true, menu: meaning(sampleMenu) })
})

type Root<Column> = Column extends `${infer First}.${string}` ? First : Column
type Lacking<Row, Columns> = Record<Exclude<keyof Row, Root<keyof Columns>>, never>
type SetRow = WrittenMenu['setMenus'][number]

test('every field has a column', () => {
  // A field without a column does not compile here.
  const lacking = {
    categories: {} satisfies Lacking<WrittenMenu['categories'][number], typeof sheets.categories>,
    dishes: {} satisfies Lacking<WrittenMenu['dishes'][number], typeof sheets.dishes>,
    gifts: {} satisfies Lacking<
      Omit<NonNullable<WrittenMenu['gifts']>[number], 'contents'>,
      typeof sheets.gifts
    >,
    sets: {} satisfies Lacking<Omit<SetRow, 'groups' | 'menuMedia'>, typeof sheets.setMenus>,
    groups: {} satisfies Lacking<Omit<SetRow['groups'][number], 'dishes'>, typeof sheets.groups>,
  }
  for (const id of sheetIds)
    for (const [column] of columnsOf(id)) expect(columnNames[column], column).toBeDefined()
  expect(Object.values(lacking)).toHaveLength(5)
})
