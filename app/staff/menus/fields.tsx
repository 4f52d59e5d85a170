/** The fields of a set, both languages side by side, with what customers see now below what is changed. */
import { Field } from '#app/staff/ui/field.tsx'
import { Panel, PanelBody } from '#app/staff/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { menusPage, setProblems, wasBefore } from '#content/staff/menus.ts'
import { groupField, type SetValues, textFields } from '#domain/staff/set-values.ts'
import type { EditableSetView } from '#server/site/menus-api.ts'
import styles from './menus.module.css'
import { unitName } from './unit-name.ts'

interface FieldsProps {
  readonly view: EditableSetView
  /** As typed or stored. */
  readonly values: SetValues
  readonly published: SetValues
  readonly problems: EditableSetView['problems']
}

export function SetFields(props: FieldsProps) {
  const text = useText()
  const { view } = props
  const figures = ['price', 'servesMin', 'servesMax', 'minQuantity', 'seasonFrom', 'seasonTo']
  return (
    <>
      <Panel title={text(menusPage.basics)}>
        <PanelBody>
          {textFields.map((field) => (
            <div key={field} className={styles.both}>
              <SetField {...props} name={`${field}.zh`} />
              <SetField {...props} name={`${field}.en`} />
            </div>
          ))}
          <div className={styles.both}>
            {figures.map((name) => (
              <SetField key={name} {...props} name={name} />
            ))}
          </div>
        </PanelBody>
      </Panel>
      <Panel title={text(menusPage.groups)}>
        <PanelBody>
          {view.groups.map(({ id }) => (
            <div key={id} className={styles.both}>
              <SetField {...props} name={groupField(id, 'name.zh')} />
              <SetField {...props} name={groupField(id, 'name.en')} />
              <SetField {...props} name={groupField(id, 'min')} />
              <SetField {...props} name={groupField(id, 'max')} />
            </div>
          ))}
        </PanelBody>
      </Panel>
    </>
  )
}

function SetField({ view, values, published, problems, name }: FieldsProps & { readonly name: string }) {
  const text = useText()
  const [value = '', before = ''] = [values[name], published[name]]
  const problem = problems[name]
  return (
    <Field
      label={text(unitName(name, view.groups))}
      name={name}
      defaultValue={value}
      maxLength={view.longest[name]}
      lang={name.endsWith('.en') ? 'en' : 'zh-HK'}
      autoComplete="off"
      {...(value !== before && { hint: text(wasBefore(before)) })}
      {...(problem && { error: text(setProblems[problem]) })}
    />
  )
}
