import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import type { MergedUnit, Side } from '#domain/staff/forms/form.ts'
import type { Text } from '#domain/text.ts'

export function Clashes({
  clashes,
  nameOf,
  display,
}: {
  readonly clashes: readonly MergedUnit<string>[]
  readonly nameOf: (unit: string) => Text
  /** The function words a side's value of a unit. */
  readonly display: (side: Side, unit: string) => string
}) {
  const text = useText()
  return (
    <Panel title={text(menusPage.clash)}>
      <PanelBody>
        {clashes.map(({ unit }) => (
          <fieldset key={unit}>
            <legend>{text(nameOf(unit))}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <p key={side}>
                <label>
                  <input type="radio" name={`choice.${unit}`} value={side} required /> {text(menusPage[side])}
                  : <b>{display(side, unit)}</b>
                </label>
              </p>
            ))}
          </fieldset>
        ))}
      </PanelBody>
    </Panel>
  )
}
