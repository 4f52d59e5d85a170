import { unitName } from '#app/staff/shell/changes/unit-name.ts'
import { Clashes } from '#app/staff/shop/menus/clashes.tsx'
import { useText } from '#app/ui/lang.tsx'
import { between } from '#content/phrases.ts'
import { courseDish, courseOrder, courseWithout } from '#content/staff/shop/menus/course-clash.ts'
import { dishCount } from '#content/staff/shop/menus/dish-count.ts'
import { menusPage, ruleOfGroup } from '#content/staff/shop/menus/menus.ts'
import { setFieldValue } from '#content/staff/shop/menus/set-changes.ts'
import type { MergedUnit } from '#domain/staff/forms/form.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { courseVersion } from '#domain/staff/shop/menus/course-clash.ts'
import { groupIdOf, setUnitOf } from '#domain/staff/shop/menus/set-values.ts'
import type { EditableSetView } from '#server/page-data/staff/shop/menus-api.ts'

/** A clash in a course names only the dishes that differ. */
export function SetClashes({
  clashes,
  mine,
  theirs,
  dishes,
  categories,
}: {
  readonly clashes: readonly MergedUnit<string>[]
  readonly mine: Values
  readonly theirs: Values
  readonly dishes: EditableSetView['dishes']
  readonly categories: EditableSetView['categories']
}) {
  const text = useText()
  const names = new Map(dishes.map(({ id, name }) => [id, name]))
  const namesOf = (ids: readonly string[]) =>
    ids.map((id) => text(names.get(id) ?? menusPage.none)).join(text(between.items))
  const display = (values: Values, other: Values, unit: string): string => {
    const groupId = groupIdOf(unit)
    const fields = Object.keys(values).filter((name) => setUnitOf(name) === unit)
    const input = fields
      .map((name) => text(setFieldValue(values[name] ?? '', name, { dishes, categories })))
      .join(text(between.parts))
    if (groupId === null || (unit !== `group.${groupId}` && !unit.endsWith('.dishes'))) return input
    const version = courseVersion(values, other, groupId)
    switch (version.kind) {
      case 'removed':
        return text(menusPage.removed)
      case 'order':
        return text(courseOrder(namesOf(version.dishIds)))
      case 'dishes': {
        const rule = unit === `group.${groupId}` ? [text(ruleOfGroup(values, groupId))] : []
        const different = version.different.map((dish) =>
          text(courseDish(names.get(dish.dishId) ?? menusPage.none, dish)),
        )
        const missing = version.missing.length > 0 ? [text(courseWithout(namesOf(version.missing)))] : []
        return [...rule, text(dishCount(version.count)), ...different, ...missing].join(text(between.parts))
      }
    }
  }
  return (
    <Clashes
      clashes={clashes}
      nameOf={(unit) => unitName(unit, mine, theirs)}
      display={(side, unit) => (side === 'mine' ? display(mine, theirs, unit) : display(theirs, mine, unit))}
    />
  )
}
