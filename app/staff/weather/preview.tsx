/** The message as one customer of each language receives it. */
import { Panel, PanelBody } from '#app/staff/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { weatherPage } from '#content/staff/weather.ts'
import { langs } from '#domain/text.ts'
import type { MessagedOrder } from './message.ts'
import styles from './weather.module.css'

export function Preview({ orders }: { readonly orders: readonly MessagedOrder[] }) {
  const text = useText()
  const examples = langs.flatMap((lang) => orders.find((order) => order.lang === lang && order.message) ?? [])
  return (
    <Panel title={text(weatherPage.receives)}>
      <PanelBody>
        {examples.map(({ id, lang, name, message }, index) => (
          <details key={id} open={index === 0}>
            <summary className={styles.summary}>
              {text(lang === 'zh' ? weatherPage.chinese : weatherPage.english)} · {name}
            </summary>
            <p className={styles.message} lang={lang === 'zh' ? 'zh-HK' : 'en'}>
              {message}
            </p>
          </details>
        ))}
        <p className={styles.small}>{text(weatherPage.receivesNote)}</p>
      </PanelBody>
    </Panel>
  )
}
