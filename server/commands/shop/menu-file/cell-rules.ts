/** What each cell may hold: spreadsheets offer and check it as it is typed, and faults repeat it. */
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeAttributeValue,
  sanitizeTextContent,
} from 'write-excel-file/utility'
import { cuisines } from '#content/shop-details.ts'
import { courseIds } from '#content/staff/orders/course-names.ts'
import { cellHint, guideValues, sheetNames, yesNoValues } from '#content/staff/shop/menus/menu-file.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { badgeKinds } from '#domain/menu/set-badges.ts'
import type { Text } from '#domain/text.ts'
import { largestAt, longestAt } from './check-menu.ts'
import { type CellKind, columnsOf, layouts, type SheetId, sheetIds, sheets, tablesOf } from './columns.ts'
import { longestText } from './read-tables.ts'
import { bothNames } from './read-workbook.ts'
import { sampleMenu } from './sample.ts'

/** Courses and cuisines of a shop's own are accepted after a warning. */
const openLists: Readonly<Record<string, string>> = {
  course: courseIds.join(', '),
  cuisine: Object.keys(cuisines).join(', '),
}
const lists: Readonly<Record<string, string>> = {
  ...guideValues,
  ...openLists,
  badges: badgeKinds.join(', '),
  allergens: allergens.join(', '),
}
/** These cells name a row of another sheet, by its first column. */
const references: Readonly<Record<string, SheetId>> = {
  categoryId: 'categories',
  setId: 'setMenus',
  dishId: 'dishes',
  giftId: 'gifts',
}

const examples = tablesOf(sampleMenu)

export function hintOf(sheet: SheetId, column: string): Text {
  const kinds: Readonly<Record<string, CellKind>> = sheets[sheet]
  const example = examples[sheet]
    .map((row) => row[column])
    .find((cell) => cell !== null && cell !== undefined)
  return cellHint(
    kinds[column] ?? 'text',
    lists[column] ?? null,
    example === undefined ? null : String(example),
  )
}

const rangeOf = (sheet: SheetId) => `'${bothNames(sheetNames[sheet])}'!$A$2:$A$${layouts[sheet].maxRows + 1}`
const listed = (values: string) => `"${values.replaceAll(', ', ',')}"`

/** Attributes and formulas; a cell without a type only shows its hint. */
function ruleOf(sheet: SheetId, column: string, kind: CellKind): readonly [string, ...(string | number)[]] {
  const of = references[column]
  if (of) return ['type="list"', rangeOf(of)]
  if (kind === 'text' && lists[column])
    return [`type="list"${openLists[column] ? ' errorStyle="warning"' : ''}`, listed(lists[column])]
  switch (kind) {
    case 'yesNo':
      return ['type="list"', listed(yesNoValues)]
    case 'number':
      return ['type="whole"', 0, largestAt([column])]
    case 'money':
    case 'charge':
      return ['type="decimal"', 0, largestAt(['priceCents']) / 100]
    case 'text':
      return ['type="textLength"', 0, longestAt([sheet, ...column.split('.')]) ?? longestText]
    case 'list':
    case 'day':
    case 'dayOfYear':
      return ['']
  }
}

function rulesXml(sheet: SheetId): string {
  const rules = columnsOf(sheet).map(([column, kind], at) => {
    const [attributes, ...formulas] = ruleOf(sheet, column, kind)
    const { zh, en } = hintOf(sheet, column)
    // Spreadsheets cut messages off here.
    const message = [zh, en].map((each) => sanitizeAttributeValue(each.slice(0, 120))).join('&#10;')
    const letter = getCellAddress(0, at).replace('1', '')
    const range = `${letter}2:${letter}${layouts[sheet].maxRows + 1}`
    const inner = formulas.map((formula, index) => {
      const tag = `formula${index + 1}`
      return `<${tag}>${sanitizeTextContent(String(formula))}</${tag}>`
    })
    return `<dataValidation ${attributes} allowBlank="1" showInputMessage="1" showErrorMessage="1" prompt="${message}" error="${message}" sqref="${range}">${inner.join('')}</dataValidation>`
  })
  return `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
}

const sheetPath = 'xl/worksheets/sheet{id}.xml'

/** The first sheet is the guide. */
export const cellRules = {
  files: {
    transform: {
      [sheetPath]: {
        transform(xml: string, _: unknown, { sheetIndex }: { readonly sheetIndex: number }) {
          const sheet = sheetIds[sheetIndex - 1]
          const order = getOrderOfSiblings(sheetPath, 'worksheet') ?? []
          return sheet
            ? insertElementMarkupAccordingToOrderOfSiblings(xml, rulesXml(sheet), order, 'worksheet')
            : xml
        },
      },
    },
  },
}
