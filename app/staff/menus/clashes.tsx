import { Panel, PanelBody } from '#app/staff/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { between } from '#content/listed.ts'
import { menusPage } from '#content/staff/menus.ts'
import type { MergedUnit } from '#domain/staff/merge-edits.ts'
import { type SetValues, setUnitOf } from '#domain/staff/set-values.ts'
import type { EditableSetView } from '#server/site/menus-api.ts'
import { unitName } from './unit-name.ts'

/** Fields that two people changed differently: one of both is kept. */
export function Clashes({
  clashes,
  mine,
  theirs,
  groups,
}: {
  readonly clashes: readonly MergedUnit<string>[]
  readonly mine: SetValues
  readonly theirs: SetValues
  readonly groups: EditableSetView['groups']
}) {
  const text = useText()
  const shown = (values: SetValues, unit: string) =>
    Object.keys(values)
      .filter((name) => setUnitOf(name) === unit)
      .map((name) => values[name])
      .join(text(between.parts))
  return (
    <Panel title={text(menusPage.clash)}>
      <PanelBody>
        {clashes.map(({ unit }) => (
          <fieldset key={unit}>
            <legend>{text(unitName(unit, groups))}</legend>
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
