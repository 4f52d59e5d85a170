import fc from 'fast-check'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { columnNames, sheetNames } from '#content/staff/shop/menus/menu-file.ts'
import { faultName } from '#content/staff/shop/menus/menu-import.ts'
import { isRowFault, maxMenuFile } from '#domain/staff/shop/menus/menu-file.ts'
import { columnsOf, type SheetId } from './columns.ts'
import type { FileFault } from './faults.ts'
import { readMenuFile } from './read-menu-file.ts'
import { bothNames } from './read-workbook.ts'
import { sampleMenu } from './sample.ts'
import { readFile } from './thread.ts'
import { workbookOf } from './write-workbook.ts'

const context = {
  pictures: [],
  pages: [],
  sets: [],
  draftSetIds: [],
  gifts: [],
  sells: true,
  hasEnglish: true,
}

async function faultsIn(bytes: Uint8Array): Promise<readonly FileFault[]> {
  const reading = await readMenuFile({ bytes, context })
  return reading.ok ? [] : reading.faults
}
const ofFile = (code: FileFault['code']) => [{ code, subject: null, place: null }]
const jsonFaults = (menu: unknown) => faultsIn(Buffer.from(JSON.stringify(menu)))

async function rewriteParts(change: (xml: string, path: string) => string): Promise<Uint8Array> {
  const parts = unzipSync(await workbookOf(sampleMenu))
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([path, bytes]) => [path, strToU8(change(strFromU8(bytes), path))]),
    ),
  )
}

const sheetPath = 'xl/worksheets/sheet3.xml'

describe('the import refuses, without reading it to its end,', () => {
  test('a spreadsheet that was cut off', async () => {
    const whole = await workbookOf(sampleMenu)
    for (const share of [0.05, 0.5, 0.95, 0.999])
      expect(await faultsIn(whole.subarray(0, Math.floor(whole.length * share)))).toEqual(
        ofFile('is damaged'),
      )
  })

  test('a zip bomb, however small it says that it is', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(64 * 1024 * 1024) })
    expect(await faultsIn(bomb)).toEqual(ofFile('is too big'))
    const lying = Buffer.from(bomb)
    const bytes = Buffer.from([0, 0, 0, 4])
    for (let at = lying.indexOf(bytes); at >= 0; at = lying.indexOf(bytes, at + 1))
      lying.writeUInt32LE(2_000, at)
    expect(await faultsIn(lying)).toEqual(ofFile('is damaged'))
  })

  test('other files, and JSON that is not a menu', async () => {
    for (const bytes of [
      Buffer.from([0x89, 0x50, 0x4e, 0x47]),
      Buffer.from([0x1f, 0x8b, 8, 0]),
      Buffer.from('%PDF-1.7'),
      Buffer.from('id,name'),
    ])
      expect(await faultsIn(bytes)).toEqual(ofFile('is no spreadsheet or JSON file'))
    expect(await faultsIn(zipSync({ 'word/document.xml': strToU8('<w/>') }))).toEqual(ofFile('is damaged'))
    const giftWithBadId = { ...sampleMenu, gifts: [{ id: { toString: '' } }] }
    for (const menu of [null, 7, [], {}, { dishes: {} }, giftWithBadId])
      expect(await jsonFaults(menu)).not.toEqual([])
  })

  test('a file that is too large, in a thread that ends with its memory', async () => {
    expect(await readFile({ bytes: new Uint8Array(maxMenuFile + 1), context })).toEqual({
      ok: false,
      faults: ofFile('is too big'),
    })
    const rows = await rewriteParts((xml, path) =>
      path === sheetPath
        ? xml.replace('</sheetData>', `${'<row><c t="n"><v>1</v></c></row>'.repeat(700_000)}</sheetData>`)
        : xml,
    )
    const [fault] = await readFile({ bytes: rows, context }).then((reading) =>
      reading.ok ? [] : reading.faults,
    )
    expect(fault?.code).toBe('is too big')
  })

  test('rows and entries without end', async () => {
    const dish = sampleMenu.dishes[0]
    expect(
      await jsonFaults({ ...sampleMenu, dishes: Array.from({ length: 1_501 }, () => dish) }),
    ).toMatchObject([{ code: 'has too many rows', subject: '1500' }])
    const [set] = sampleMenu.setMenus
    const dishes = Array.from({ length: 6_001 }, () => set?.groups[0]?.dishes[0])
    const groups = [{ ...set?.groups[0], dishes }]
    expect(await jsonFaults({ ...sampleMenu, setMenus: [{ ...set, groups }] })).toMatchObject([
      { code: 'has too many rows', subject: '6000', place: { path: 'setMenus.groups.dishes' } },
      { code: 'is one dish too many for its course', subject: '80' },
    ])
    const deep = JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)
    expect(await jsonFaults({ ...sampleMenu, dishes: [deep] })).toMatchObject([{ code: 'is not right' }])
    const far = await rewriteParts((xml, path) =>
      path === sheetPath
        ? xml.replace(
            '</sheetData>',
            '<row r="1048576"><c r="XFD1048576" t="n"><v>1</v></c></row></sheetData>',
          )
        : xml,
    )
    expect(await readFile({ bytes: far, context })).toMatchObject({ ok: false })
  })
})

async function withCell(sheet: SheetId, row: number, column: string, value: string | number | Date | null) {
  const book = await readable()
  const match = book.find(({ name }) => name === sheet)
  const at = columnsOf(sheet).findIndex(([id]) => id === column)
  const cells = match?.data[row - 1]
  if (!cells) throw new Error(`no row ${row}`)
  cells[at] = value
  return writeBook(book)
}

type Book = { name: SheetId; data: (string | number | Date | null)[][] }[]

async function readable(): Promise<Book> {
  const { default: readXlsxFile } = await import('read-excel-file/node')
  const sheets = await readXlsxFile(await workbookOf(sampleMenu))
  return sheets.flatMap(({ sheet, data }) => {
    const name = (Object.keys(sheetNames) as SheetId[]).find((id) => bothNames(sheetNames[id]) === sheet)
    return name ? [{ name, data: data.map((row) => row.map(plainCell)) }] : []
  })
}

const plainCell = (cell: unknown) =>
  typeof cell === 'string' || typeof cell === 'number' || cell instanceof Date ? cell : null

const writeBook = (book: Book) =>
  writeXlsxFile(
    book.map(({ name, data }) => ({
      sheet: bothNames(sheetNames[name]),
      data: data.map((row) =>
        row.map((cell) => (cell instanceof Date ? { value: cell, type: Date, format: 'yyyy-mm-dd' } : cell)),
      ),
    })),
  ).toBuffer()

describe('the import names the sheet, the row and the column of', () => {
  test.each([
    ['an invalid price', 'setMenus', 2, 'priceCents', 'cheap', 'is not an amount in dollars'],
    ['half a cent', 'setMenus', 2, 'priceCents', 98.005, 'is not an amount in dollars'],
    ['a date for a number', 'setMenus', 2, 'minQuantity', new Date('2026-12-01'), 'is not a number'],
    ['a number for a season', 'setMenus', 2, 'seasonal.from', 46_357, 'is not a day written MM-DD'],
    ['a missing name', 'dishes', 3, 'name.en', null, 'is missing'],
    ['a huge cell', 'dishes', 3, 'name.en', 'x'.repeat(30_000), 'is too long'],
    ['a name that is too long', 'dishes', 3, 'name.en', 'x'.repeat(101), 'is too long'],
    ['a duplicate id', 'dishes', 3, 'id', 'cucumber-salad', 'comes twice'],
    ['an unknown set', 'groups', 3, 'setId', 77, 'names a set that is not in the file'],
    ['an unknown dish', 'choices', 3, 'dishId', 'unicorn', 'names an unknown dish'],
    ['an unknown category', 'setMenus', 3, 'categoryId', 'moon', 'names an unknown category'],
    ['an unknown allergen', 'dishes', 2, 'allergens', 'soy, dust', 'names an unknown allergen'],
    ['an unknown picture', 'dishes', 2, '@picture', '../../etc/passwd', 'names an unknown picture'],
    ['an invalid unit', 'setMenus', 2, 'unit', 'bucket', 'is not one of'],
    ['a word other than yes and no', 'dishes', 2, 'vegan', 'perhaps', 'is not yes or no'],
    [
      'a dish text longer than its form allows',
      'dishes',
      3,
      'description.en',
      'x'.repeat(301),
      'is too long',
    ],
    [
      'a category text longer than its form allows',
      'categories',
      3,
      'description.en',
      'x'.repeat(601),
      'is too long',
    ],
    ['more days than the form allows', 'setMenus', 2, 'leadDays', 31, 'is too large'],
    ['a number above the maximum of an order', 'setMenus', 2, 'minQuantity', 10_000, 'is too large'],
  ] as const)('%s', async (_, sheet, row, column, value, code) => {
    const faults = await faultsIn(await withCell(sheet, row, column, value))
    const index = columnsOf(sheet).findIndex(([id]) => id === column)
    const letter = index < 26 ? String.fromCharCode(65 + index) : `A${String.fromCharCode(39 + index)}`
    expect(faults[0]).toMatchObject({ code, place: { sheet, row, column, letter } })
  })

  test('an unknown header and a missing one', async () => {
    const book = await readable()
    const dishes = book.find(({ name }) => name === 'dishes')
    if (dishes?.data[0]) dishes.data[0][1] = 'Nom'
    const faults = await faultsIn(await writeBook(book))
    expect(faults).toMatchObject([
      {
        code: 'is a column that is not read here',
        subject: 'Nom',
        place: { sheet: 'dishes', row: 1, letter: 'B' },
      },
      { code: 'lacks a column', place: { sheet: 'dishes' } },
    ])
  })

  test('all of them at once, with merged cells as empty cells', async () => {
    const book = await readable()
    const sets = book.find(({ name }) => name === 'setMenus')
    for (const row of sets?.data.slice(1) ?? []) for (const at of [7, 8, 9, 10]) row[at] = null
    const faults = await faultsIn(await writeBook(book))
    expect(faults.map(({ place }) => place && 'row' in place && `${place.row} ${place.column}`)).toEqual([
      '2 tagline.zh',
      '2 description.zh',
      '3 tagline.zh',
      '3 description.zh',
    ])
  })
})

describe('the import refuses more than the menu’s forms can contain:', () => {
  const [set] = sampleMenu.setMenus
  const [course] = set?.groups ?? []
  const many = (count: number) => Array.from({ length: count }, (_, index) => index)
  const sheetOf = async (menu: typeof sampleMenu) =>
    (await faultsIn(await workbookOf(menu))).map(({ code, subject, place }) => ({ code, subject, place }))

  test('a course too many, and a dish too many in one course', async () => {
    if (!set || !course) throw new Error('the sample has no course')
    const dishes = many(81).map((index) => ({ dishId: `dish-${index}` }))
    const groups = many(31).map((index) => ({ ...course, id: `c-${index}`, ...(index === 0 && { dishes }) }))
    const menu = { ...sampleMenu, setMenus: [{ ...set, groups }] }
    const codes = [
      { code: 'is one course too many for its set', subject: '30' },
      { code: 'is one dish too many for its course', subject: '80' },
    ]
    const places = [
      { sheet: 'groups', row: 32, column: 'id', letter: 'B', name: '沙律' },
      { sheet: 'choices', row: 82, column: 'dishId', letter: 'C' },
    ]
    expect(await sheetOf(menu)).toEqual(codes.map((each, at) => ({ ...each, place: places[at] })))
    expect(await jsonFaults(menu)).toMatchObject(codes)
  })

  test('more contents of a gift than its field can contain', async () => {
    const text = { zh: '一', en: 'One' }
    const introduction = {
      title: text,
      paragraphOne: text,
      paragraphTwo: text,
      bulletOne: text,
      bulletTwo: text,
      paragraphThree: text,
      paragraphFour: { zh: '一', en: 'x'.repeat(601) },
    }
    const contents = many(3).map(() => ({ zh: '二', en: 'x'.repeat(1_000) }))
    const gift = {
      id: 1,
      slug: 'gift',
      name: text,
      priceCents: 100,
      introduction,
      contents,
      onlinePath: '/g',
    }
    const menu = { ...sampleMenu, gifts: [{ ...gift, allergens: [] }] }
    expect(await sheetOf(menu)).toMatchObject([
      { code: 'is too long', subject: '600', place: { row: 2, column: 'introduction.paragraphFour.en' } },
      {
        code: 'makes the contents of its gift too long',
        subject: '2000',
        place: { sheet: 'giftContents', row: 3, column: 'en' },
      },
    ])
  })
})

test('JSON with texts that the database refuses, or with hidden characters, is refused with its place', async () => {
  const [first] = sampleMenu.dishes
  for (const odd of ['A\u0000B', 'A\ud800B', 'A\u202eB', 'A\u0007B'])
    expect(
      await jsonFaults({
        ...sampleMenu,
        dishes: sampleMenu.dishes.map((dish) =>
          dish === first ? { ...dish, name: { ...dish.name, en: odd } } : dish,
        ),
      }),
    ).toEqual([
      {
        code: 'has characters that nobody sees',
        subject: null,
        place: { path: 'dishes.cucumber-salad.name.en' },
      },
    ])
})

test('columns may be in any order under either name, and seasons may be dates', async () => {
  const book = await readable()
  for (const { name, data } of book) {
    const [titles = []] = data
    data[0] = columnsOf(name).map(
      ([id], at) => (at % 2 === 0 ? columnNames[id]?.zh : columnNames[id]?.en) ?? '',
    )
    expect(titles).toHaveLength(columnsOf(name).length)
    for (const row of data) row.reverse()
  }
  expect(await faultsIn(await writeBook(book))).toEqual([])
})

test('a formula is read as its result, and no formula is ever written', async () => {
  const formulas = await rewriteParts((xml, path) =>
    path === sheetPath ? xml.replace(/<v>980<\/v>/, '<f>900+80</f><v>980</v>') : xml,
  )
  expect(await faultsIn(formulas)).toEqual([])
  const odd = {
    ...sampleMenu,
    dishes: sampleMenu.dishes.map((dish) => ({ ...dish, name: { zh: '=1+1', en: '@SUM(A1)' } })),
  }
  const parts = unzipSync(await workbookOf(odd))
  expect(Object.values(parts).filter((bytes) => strFromU8(bytes).includes('<f>'))).toEqual([])
})

test('every message about a broken menu has words in Chinese', async () => {
  const keys = [
    'categories',
    'dishes',
    'setMenus',
    'gifts',
    'id',
    'name',
    'groups',
    'priceCents',
    'seasonal',
    'priceDisplay',
    'min',
  ]
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...keys), fc.jsonValue(), fc.nat(3), async (key, value, at) => {
      let count = 0
      const text = JSON.stringify(sampleMenu, (name, old) => (name === key && count++ === at ? value : old))
      for (const { code, subject } of await faultsIn(Buffer.from(text))) {
        expect(faultName(code, subject, null).zh).not.toBe('')
        if (isRowFault(code)) expect(faultName(code, null, null).zh).not.toBe(code)
      }
    }),
    { numRuns: 100 },
  )
})
