import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import darkBar from '#app/staff/shell/ui/dark-bar.module.css'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { editPage } from '#content/staff/orders/edit-order.ts'
import { unsavedChanges } from '#content/staff/shop/menus/draft-words.ts'
import { changeTexts, settingsPage, settingsSectionNames } from '#content/staff/shop/settings/settings.ts'

import type { Values } from '#domain/staff/forms/values.ts'
import type { SectionId } from '#domain/staff/shop/settings/field-limits.ts'
import type { SettingsView } from '#server/page-data/staff/shop/settings-api.ts'
import { FailedLettersNote } from './failed-letters.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { MailFields, PlainFields, ServiceFields, SlotFields } from './plain-fields.tsx'
import { PromotionFields } from './promotion-fields.tsx'
import { LeadFields, PeriodFields, PickupFields, RemoteFields } from './row-fields.tsx'
import { SectionNote } from './section-note.tsx'
import { nameIn, type SectionFields } from './setting-field.tsx'
import styles from './settings.module.css'
import type { SettingsFormResult, SettingsPreview } from './settings-result.ts'
import { ShopFields } from './shop-fields.tsx'
import { SignInFields } from './sign-in-fields.tsx'
import { ZoneFields } from './zone-fields.tsx'

interface SectionFormProps {
  readonly section: SectionId
  readonly view: SettingsView
  readonly storedValues: Values
  readonly formResult: SettingsFormResult | null
  readonly isUnsaved: boolean
  readonly onTyping: () => void
}

const fieldsOfSection: Readonly<Record<SectionId, (props: SectionFields) => ReactNode>> = {
  shop: ShopFields,
  zones: ZoneFields,
  remotePlaces: RemoteFields,
  leadTimes: LeadFields,
  slots: SlotFields,
  extras: PlainFields,
  specialDates: PeriodFields,
  pickupPlaces: PickupFields,
  payment: PaymentFields,
  mail: MailFields,
  promotions: PromotionFields,
  service: ServiceFields,
  terms: PlainFields,
  customerData: PlainFields,
  signIn: SignInFields,
}

export function SectionForm({
  section,
  view,
  storedValues,
  formResult,
  isUnsaved,
  onTyping,
}: SectionFormProps) {
  const text = useText()
  const values = formResult?.input ?? storedValues
  const Fields = fieldsOfSection[section]
  const check = formResult?.check
  return (
    <div id={section} className={styles.section} onInput={onTyping}>
      <Panel
        title={text(settingsSectionNames[section])}
        end={isUnsaved && <Tag kind="warn">{text(editPage.unsaved)}</Tag>}
      >
        {section === 'mail' && <FailedLettersNote letters={view.failedLetters} />}
        <Form method="post" preventScrollReset action={`${staffPath('settings')}#${section}`}>
          <PanelBody>
            {/* Enter in a field clicks this button. */}
            <button type="submit" hidden />
            <input type="hidden" name="section" value={section} />
            <input type="hidden" name="opened" value={JSON.stringify(formResult?.base ?? storedValues)} />
            {check && <input type="hidden" name="seen" value={check.fingerprint} />}
            <Fields
              view={view}
              values={values}
              storedValues={storedValues}
              problems={formResult?.problems ?? {}}
              clashes={formResult?.clashes ?? {}}
              formResult={formResult}
            />
            {formResult?.testedLetter === undefined && <SectionNote formResult={formResult} />}
            {check ? (
              <UnsavedNote check={check} view={view} />
            ) : (
              <p className={styles.buttons}>
                <Button kind="go">{text(settingsPage.save)}</Button>
                {formResult?.input && (
                  <ButtonLink to={staffPath('settings')} reloadDocument>
                    {text(settingsPage.discard)}
                  </ButtonLink>
                )}
              </p>
            )}
          </PanelBody>
        </Form>
      </Panel>
    </div>
  )
}

function UnsavedNote({ check, view }: { readonly check: SettingsPreview; readonly view: SettingsView }) {
  const text = useText()
  return (
    <div className={`${darkBar.bar} ${styles.bar}`} role="status">
      <div>
        <b>{text(unsavedChanges(check.changes.length))}</b>
        <ul>
          {check.changes.map((change) => {
            const { from, to } = changeTexts(change, view)
            return (
              <li key={change.name}>
                {text(nameIn(change.name, view))}：{text(from)} → <b>{text(to)}</b>
              </li>
            )
          })}
        </ul>
        {check.effects.map((effect) => (
          <p key={effect.en}>{text(effect)}</p>
        ))}
      </div>
      <p className={styles.barEnd}>
        <ButtonLink to={staffPath('settings')} reloadDocument>
          {text(settingsPage.discard)}
        </ButtonLink>
        <Button kind="go">{text(settingsPage.agree)}</Button>
      </p>
    </div>
  )
}
