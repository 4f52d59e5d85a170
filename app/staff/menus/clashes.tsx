import { Panel, PanelBody } from '#app/staff/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { between } from '#content/listed.ts'
import { menusPage } from '#content/staff/menus.ts'
import type { MergedUnit } from '#domain/staff/merge-edits.ts'
import { dishesIn } from '#domain/staff/set-groups.ts'
import { groupIdOf, type SetValues, setUnitOf } from '#domain/staff/set-values.ts'
import type { EditableSetView } from '#server/site/menus-api.ts'
import { unitName } from './unit-name.ts'

/** Fields that two people changed differently: one of both is kept. */
export function Clashes({
  clashes,
  mine,
  theirs,
  dishes,
}: {
  readonly clashes: readonly MergedUnit<string>[]
  readonly mine: SetValues
  readonly theirs: SetValues
  readonly dishes: EditableSetView['dishes']
}) {
  const text = useText()
  const dishName = new Map(dishes.map(({ id, name }) => [id, text(name)]))
  const shown = (values: SetValues, unit: string) => {
    const groupId = groupIdOf(unit)
    if (groupId !== null && (unit === `group.${groupId}` || unit.endsWith('.dishes')))
      return (
        dishesIn(values, groupId)
          .map((id) => dishName.get(id) ?? '')
          .join(text(between.items)) || text(menusPage.none)
      )
    return Object.keys(values)
      .filter((name) => setUnitOf(name) === unit)
      .map((name) => values[name])
      .join(text(between.parts))
  }
  return (
    <Panel title={text(menusPage.clash)}>
      <PanelBody>
        {clashes.map(({ unit }) => (
          <fieldset key={unit}>
            <legend>{text(unitName(unit, mine, theirs))}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <p key={side}>
                <label>
                  <input type="radio" name={`choice.${unit}`} value={side} required /> {text(menusPage[side])}
                  : <b>{shown(side === 'mine' ? mine : theirs, unit)}</b>
                </label>
              </p>
            ))}
          </fieldset>
        ))}
      </PanelBody>
    </Panel>
  )
}
