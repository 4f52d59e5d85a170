import { Check } from '#app/staff/shell/ui/field.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { settingName, settingsPage } from '#content/staff/shop/settings/settings.ts'
import { inEachLang } from '#domain/fields-by-language.ts'
import { paymentMethods, transferMethods } from '#domain/payment/payment-method.ts'
import { type SectionFields, SettingField } from './setting-field.tsx'
import styles from './settings.module.css'

export function PaymentFields(fields: SectionFields) {
  const text = useText()
  const { values, view } = fields
  const transfers: readonly string[] = transferMethods
  const hint = text(settingsPage.asConfigured)
  return (
    <>
      <ul className={styles.methods}>
        {paymentMethods.map((method) => (
          <li key={method}>
            <Check
              label={<b>{text(paymentTexts[method].name)}</b>}
              name={`method.${method}`}
              value="on"
              defaultChecked={values[`method.${method}`] === 'on'}
            />
            <span>{text(transfers.includes(method) ? settingsPage.byHand : settingsPage.automatic)}</span>
            {!view.possibleMethods.includes(method) && <Tag kind="warn">{text(settingsPage.impossible)}</Tag>}
          </li>
        ))}
      </ul>
      <div className={styles.three}>
        <SettingField name="payWithinHours" fields={fields} inputMode="numeric" />
        <SettingField
          name="officeRefundLimit"
          fields={fields}
          inputMode="decimal"
          hint={text(settingsPage.refundLimitHint)}
        />
      </div>
      <details open={Object.keys(fields.problems).length > 0 || undefined}>
        <summary>{text(settingsPage.accounts)}</summary>
        <div className={styles.row}>
          {[...inEachLang('payee'), 'fps'].map((name) => (
            <SettingField key={name} name={name} fields={fields} hint={hint} />
          ))}
          <label className={styles.select}>
            <span>{text(settingName('fpsReference'))}</span>
            <select name="fpsReference" defaultValue={values.fpsReference ?? ''}>
              <option value="">{text(settingsPage.configured)}</option>
              <option value="on">{text(settingsPage.on)}</option>
              <option value="off">{text(settingsPage.off)}</option>
            </select>
          </label>
          {['payMe', ...inEachLang('bank'), 'bankAccount'].map((name) => (
            <SettingField key={name} name={name} fields={fields} hint={hint} />
          ))}
        </div>
      </details>
    </>
  )
}
