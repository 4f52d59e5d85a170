import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { columnsOf, type SheetId, sheetIds } from './columns.ts'
import { readMenuFile } from './read-menu-file.ts'
import { readCell } from './read-tables.ts'
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

const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26)

async function faultsIn(bytes: Uint8Array) {
  const reading = await readMenuFile({ bytes, context })
  return reading.ok ? [] : reading.faults
}

const pathOf = (sheet: SheetId) => `xl/worksheets/sheet${sheetIds.indexOf(sheet) + 2}.xml`

/** The guide is the first sheet. */
async function withRow(sheet: SheetId, cellOf: (place: string, column: string) => string) {
  const parts = unzipSync(await workbookOf(sampleMenu))
  const path = pathOf(sheet)
  const xml = strFromU8(parts[path] ?? new Uint8Array())
  const cells = columnsOf(sheet).map(([column], at) => cellOf(`${letterOf(at)}2`, column))
  const row = `<row r="2">${cells.join('')}</row>`
  const first = /<row r="2".*?<\/row>/s
  const newXml = first.test(xml) ? xml.replace(first, row) : xml.replace('</sheetData>', `${row}</sheetData>`)
  return zipSync({ ...parts, [path]: strToU8(newXml) })
}

const kinds = [
  ['an error', (r: string) => `<c r="${r}" t="e"><v>#REF!</v></c>`, 'is an error in the spreadsheet'],
  [
    'a formula that nobody computed',
    (r: string) => `<c r="${r}"><f>A1+1</f></c>`,
    'is a formula without a result',
  ],
  [
    'a formula with an empty result of a number',
    (r: string) => `<c r="${r}"><f>A1+1</f><v/></c>`,
    'is a formula without a result',
  ],
] as const

describe.each(kinds)('the import refuses %s with its place', (_, cellOf, code) => {
  test.each(sheetIds)('in every column of the sheet %s', async (sheet) => {
    const faults = await faultsIn(await withRow(sheet, cellOf))
    const expected = columnsOf(sheet).map(([column], at) => ({
      code,
      place: { sheet, row: 2, column, letter: letterOf(at) },
    }))
    for (const fault of expected) expect(faults).toContainEqual(expect.objectContaining(fault))
  })
})

test('the import names the error in a cell, and does not read the error’s text as a value', async () => {
  const faults = await faultsIn(await withRow('gifts', (r) => `<c r='${r}' s='0' t='e'><v>#DIV/0!</v></c>`))
  expect(faults.map(({ subject }) => subject)).toContain('#DIV/0!')
})

test('a formula with an empty text as its result counts as an empty cell', async () => {
  const faults = await faultsIn(await withRow('choices', (r) => `<c r="${r}" t="str"><f>""</f><v></v></c>`))
  expect(faults.map(({ code }) => code)).not.toContain('is a formula without a result')
})

describe('the import refuses a file that needs too much memory before reading its cells', () => {
  const workbookWith = async (cells: string) => {
    const parts = unzipSync(await workbookOf(sampleMenu))
    const path = 'xl/worksheets/sheet3.xml'
    const xml = strFromU8(parts[path] ?? new Uint8Array())
    return zipSync({ ...parts, [path]: strToU8(xml.replace('</sheetData>', `${cells}</sheetData>`)) })
  }

  test.each([
    ['rows', '<row><c t="n"><v>1</v></c></row>'.repeat(200_000)],
    ['cells of one row', `<row r="9">${'<c><v>1</v></c>'.repeat(300_000)}</row>`],
    ['rows far down', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>'],
  ])('because of its %s', async (_, cells) => {
    expect(await faultsIn(await workbookWith(cells))).toMatchObject([{ code: 'is too big' }])
  })

  test('because of the values of its JSON', async () => {
    const json = Buffer.from(`[${'{},'.repeat(700_000)}{}]`)
    expect(await faultsIn(json)).toMatchObject([{ code: 'is too big' }])
  })

  test('but ignores cells to the right of the last column', async () => {
    const far = await workbookWith('<row r="9"><c r="XFD9"><v>1</v></c></row>')
    expect(await faultsIn(far)).toEqual([])
  })
})

test('of ten simultaneous files one is read, one waits and the others are refused', async () => {
  const bytes = Buffer.from(JSON.stringify(sampleMenu))
  const readings = await Promise.all(Array.from({ length: 10 }, () => readFile({ bytes, context })))
  const faults = readings.filter(
    (reading) => !reading.ok && reading.faults[0]?.code === 'waits for other files',
  )
  expect(readings.filter(({ ok }) => ok)).toHaveLength(2)
  expect(faults).toHaveLength(8)
})

describe('a spreadsheet of another format is refused with the advice to save it as .xlsx', () => {
  const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(600).fill(0)])
  const lockedFile = Buffer.concat([old, Buffer.from('EncryptedPackage', 'utf16le')])
  const ods = zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8('<office:document-content/>'),
    'styles.xml': strToU8('<x/>'),
  })
  const numbers = zipSync({ 'Index/Document.iwa': new Uint8Array(9) })
  test.each([
    ['.xls', old, 'is another kind of spreadsheet'],
    ['locked .xlsx', lockedFile, 'is locked with a password'],
    ['.ods', ods, 'is another kind of spreadsheet'],
    ['.numbers', numbers, 'is another kind of spreadsheet'],
  ])('%s', async (_, bytes, code) => {
    expect(await faultsIn(bytes)).toEqual([{ code, subject: null, place: null }])
  })
})

describe('a cell for yes or no', () => {
  test.each(['Ｙｅｓ', 'ＹＥＳ', '１', '是', '开', '✓', '✔\uFE0F', '☑', '√', ' yes '])(
    'understands %s as yes',
    (word) => {
      expect(readCell('yesNo', word)).toEqual({ value: true })
    },
  )
  test.each(['Ｎｏ', '０', '没有', '沒有', '无', '✗', '✘', '❌'])('understands %s as no', (word) => {
    expect(readCell('yesNo', word)).toEqual({ value: false })
  })
  test('refuses another word', () => {
    expect(readCell('yesNo', 'perhaps')).toEqual({ fault: 'is not yes or no' })
  })
})
