import { expect, test } from 'vitest'
import { wordedEntry } from '#app/staff/office/people/audit-entry.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import { menuChanges, nameChanges } from './compare.ts'
import { importEntries } from './import-entries.ts'
import type { WrittenMenu } from './menu-schema.ts'
import { sampleMenu } from './sample.ts'

const amy: StaffMember = { id: 'a', name: 'Amy', role: 'owner' }
const at = new Date('2026-11-24T12:00:00+08:00')
const noNames = { rows: [], zones: [], dishes: [], sets: [], categories: [] }

const noItems = { dishes: new Map(), sets: [], categories: [], gifts: [], pictures: new Map() }

function auditEntriesOf(after: WrittenMenu) {
  const changes = nameChanges(menuChanges(sampleMenu, after), sampleMenu, after)
  return importEntries(changes, { before: noItems, after: noItems }, amy, at).map((entry) => {
    // The database stores JSON.
    const [before, written] = [entry.before, entry.after].map((side) =>
      JSON.parse(JSON.stringify(side ?? null)),
    )
    const context = { kind: 'shop', id: 1, at, actor: 'Amy', why: '', verb: 'import-menu' } as const
    const { subjectId, subjectName: subject } = entry
    return wordedEntry({ ...context, subjectId, subject, before, after: written }, noNames)
  })
}

test('the audit log of an import names courses, dishes and categories, and describes values in words', () => {
  const [entry] = auditEntriesOf({
    ...sampleMenu,
    setMenus: sampleMenu.setMenus.map((set) =>
      set.id === 901
        ? {
            ...set,
            categoryId: 'boxes',
            includesDelivery: !set.includesDelivery,
            groups: set.groups
              .filter(({ id }) => id !== 'dessert')
              .map((group) =>
                group.id === 'salad'
                  ? {
                      ...group,
                      dishes: [{ dishId: 'cucumber-salad', extraCents: 500 }, { dishId: 'tofu-salad' }],
                    }
                  : group,
              ),
          }
        : set,
    ),
  })
  const changes = entry?.changes.map(({ zh, en }) => `${zh} | ${en}`) ?? []
  expect(changes).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/派對套餐 → 飯盒.*Party sets → Lunch boxes/),
      expect.stringMatching(
        /沙律・拍青瓜・另加：沒有 → \$5 \| Salad: Smashed cucumber: Supplement HK\$: nothing → \$5/,
      ),
      expect.stringMatching(/^甜品：有 → 移除 \| Dessert: there → removed$/),
      expect.stringMatching(/包送貨：(是 → 否|否 → 是)/),
    ]),
  )
  expect(changes.join()).not.toMatch(/cucumber-salad|tofu-salad|salad |dessert|@|undefined|\[object/)
})

test('the audit log of an import says what was reordered', () => {
  const [first, ...others] = sampleMenu.categories
  if (!first) throw new Error('the sample has no category')
  const [entry] = auditEntriesOf({ ...sampleMenu, categories: [...others, first] })
  expect(entry?.subject).toEqual({ zh: '分類', en: 'Categories' })
  expect(entry?.changes[0]?.zh).toContain(`、${first.name.zh}`)
})
