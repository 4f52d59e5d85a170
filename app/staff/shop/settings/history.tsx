import { Form } from 'react-router'
import { ChangeHistory } from '#app/staff/shell/changes/change-history.tsx'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Panel } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { historyWords } from '#content/staff/orders/history.ts'
import { changeTexts, settingsSectionNames } from '#content/staff/shop/settings/settings.ts'
import type { SettingChange } from '#domain/staff/shop/settings/sections.ts'
import type { Text } from '#domain/text.ts'
import type { SettingsView } from '#server/page-data/staff/shop/settings-api.ts'
import { nameIn } from './setting-field.tsx'

/** Restoring uses a separate form, so that input in other sections stays. */
export function History({ view }: { readonly view: SettingsView }) {
  const text = useText()
  const entries = view.history.map(({ section, changes, ...entry }) => ({
    ...entry,
    section,
    what: settingsSectionNames[section],
    changes: changes.map((change) => describeChange(change, view)),
  }))
  return (
    <Panel title={text(historyWords.title)}>
      <ChangeHistory
        entries={entries}
        wayBack={({ id, section }, label) => (
          <Form method="post" preventScrollReset action={`#${section}`}>
            <input type="hidden" name="verb" value="restore" />
            <Button name="entry" value={id} aria-label={label}>
              {text(historyWords.bringBack)}
            </Button>
          </Form>
        )}
      />
    </Panel>
  )
}

function describeChange(change: SettingChange, view: SettingsView): Text {
  const name = nameIn(change.name, view)
  const { from, to } = changeTexts(change, view)
  return { zh: `${name.zh}：${from.zh} → ${to.zh}`, en: `${name.en}: ${from.en} → ${to.en}` }
}
