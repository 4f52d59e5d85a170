import { Form } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Moment } from '#app/staff/shell/ui/moment.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { Panel, PanelRow } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { between } from '#content/phrases.ts'
import { menusPage, versionName } from '#content/staff/shop/menus/menus.ts'
import type { Text } from '#domain/text.ts'

interface Version {
  readonly number: number
  readonly at: Date
  /** The author is empty for the version loaded from the catalogue. */
  readonly by: string
  /** Units that differ from the previous version. */
  readonly changedUnits: readonly string[]
}

export function Versions({
  versions,
  base,
  nameOf,
}: {
  /** The newest version comes first. */
  readonly versions: readonly Version[]
  readonly base: Readonly<Record<string, string>>
  readonly nameOf: (unit: string) => Text
}) {
  const text = useText()
  const changedIn = ({ by, changedUnits }: Version) =>
    by === ''
      ? text(menusPage.asLoaded)
      : changedUnits.map((unit) => text(nameOf(unit))).join(text(between.items))
  return (
    <Panel title={text(menusPage.versions)}>
      {versions.length === 0 && <NothingHere isSmall>{text(menusPage.neverChanged)}</NothingHere>}
      <ul>
        {versions.map((version, index) => (
          <PanelRow
            key={version.number}
            actions={
              index > 0 && (
                <Form method="post">
                  <input type="hidden" name="opened" value={JSON.stringify(base)} />
                  <Button
                    name="verb"
                    value={`restore-${version.number}`}
                    aria-label={`${text(menusPage.bringBack)}: ${text(versionName(version.number))}`}
                  >
                    {text(menusPage.bringBack)}
                  </Button>
                </Form>
              )
            }
          >
            <b>{text(versionName(version.number))}</b>{' '}
            {version.by !== '' && (
              <>
                {version.by} <Moment at={version.at} />{' '}
              </>
            )}
            {changedIn(version)}
          </PanelRow>
        ))}
      </ul>
    </Panel>
  )
}
