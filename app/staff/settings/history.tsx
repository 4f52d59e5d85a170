import { Form } from 'react-router'
import { Button } from '#app/staff/ui/button.tsx'
import { Panel, PanelBody, PanelRow } from '#app/staff/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { changeTexts, settingsPage, settingsSectionNames } from '#content/staff/settings.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import type { SettingsView } from '#server/site/staff/settings-api.ts'
import { nameIn } from './setting-field.tsx'
import styles from './settings.module.css'

/** Who changed what, and a way back to how it was before. */
export function History({ view }: { readonly view: SettingsView }) {
  const text = useText()
  return (
    <Panel title={text(settingsPage.history)}>
      {view.history.length === 0 && <PanelBody>{text(settingsPage.neverChanged)}</PanelBody>}
      <ul className={styles.history}>
        {view.history.map(({ id, at, by, section, changes }) => (
          <PanelRow
            key={id}
            actions={
              <Form method="post" preventScrollReset action={`#${section}`}>
                <input type="hidden" name="verb" value="restore" />
                <Button
                  name="entry"
                  value={id}
                  aria-label={`${text(settingsPage.bringBack)}: ${text(settingsSectionNames[section])} ${timeInHongKong(at)}`}
                >
                  {text(settingsPage.bringBack)}
                </Button>
              </Form>
            }
          >
            <b>{text(settingsSectionNames[section])}</b> {by} {text(dayText(todayInHongKong(at)))}{' '}
            <span className="num">{timeInHongKong(at)}</span>
            {changes.map((change) => {
              const { from, to } = changeTexts(change, view)
              return (
                <small key={change.name}>
                  {text(nameIn(change.name, view))}：{text(from)} → {text(to)}
                </small>
              )
            })}
          </PanelRow>
        ))}
      </ul>
    </Panel>
  )
}
