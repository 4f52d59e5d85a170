import { Check } from '#app/staff/shell/ui/field.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { sitePage } from '#content/staff/shop/settings/site.ts'
import { linkOptions } from './link-options.ts'
import styles from './site.module.css'
import { DayFields, SiteArea, SiteChoice, type SiteFieldsProps } from './site-field.tsx'

export function NoticeFields(props: SiteFieldsProps) {
  const text = useText()
  return (
    <Panel
      title={text(sitePage.notice)}
      caption={text(sitePage.noticeCaption)}
      end={
        <Check
          label={text(sitePage.on)}
          name="notice.on"
          value="on"
          defaultChecked={props.values['notice.on'] === 'on'}
        />
      }
    >
      <PanelBody>
        <div className={styles.both}>
          <SiteArea {...props} name="notice.text.zh" rows={2} />
          <SiteArea {...props} name="notice.text.en" rows={2} />
        </div>
        <div className={styles.figures}>
          <SiteChoice
            {...props}
            name="notice.link"
            options={linkOptions(props.view, sitePage.noLink, text, props.values['notice.link'])}
          />
          <DayFields {...props} row="notice" />
        </div>
      </PanelBody>
    </Panel>
  )
}
