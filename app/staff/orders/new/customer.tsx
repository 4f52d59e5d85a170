import styles from '#app/staff/orders/form/order-form.module.css'
import { useProblem } from '#app/staff/orders/form/problems.tsx'
import { Check, Choice, Field } from '#app/staff/shell/ui/field.tsx'
import { useHasEnglish } from '#app/staff/shell/ui/has-english.ts'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { newOrderPage } from '#content/staff/orders/new-order.ts'
import { orderPage } from '#content/staff/orders/order.ts'
import { sourceNames } from '#content/staff/orders/source-names.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { orderSources } from '#domain/placed/order-source.ts'
import { langs } from '#domain/text.ts'
import type { NewOrderView } from '#server/page-data/staff/orders/new-order.ts'

const langNames = { zh: orderPage.writesChinese, en: orderPage.writesEnglish }

interface ViewProps {
  readonly view: NewOrderView
}

export function Customer({ view: { entry } }: ViewProps) {
  const text = useText()
  const hasEnglish = useHasEnglish()
  const { customer } = entry
  return (
    <Panel title={text(newOrderPage.customer)}>
      <PanelBody>
        <div className={styles.stack}>
          <div className={styles.three}>
            <Field
              label={text(newOrderPage.name)}
              name="name"
              maxLength={maxLetters.name}
              autoComplete="off"
              defaultValue={customer.name}
              error={useProblem('name')}
            />
            <Field
              label={text(newOrderPage.phone)}
              name="phone"
              type="tel"
              maxLength={maxLetters.phone}
              autoComplete="off"
              defaultValue={customer.phone}
              error={useProblem('phone')}
            />
            <Field
              label={text(newOrderPage.alternatePhone)}
              hint={text(newOrderPage.optional)}
              name="alternatePhone"
              type="tel"
              maxLength={maxLetters.alternatePhone}
              autoComplete="off"
              defaultValue={customer.alternatePhone}
              error={useProblem('alternatePhone')}
            />
          </div>
          <Field
            label={text(newOrderPage.email)}
            hint={text(newOrderPage.emailHint)}
            name="email"
            inputMode="email"
            maxLength={maxLetters.email}
            autoComplete="off"
            defaultValue={customer.email}
            error={useProblem('email')}
          />
          {hasEnglish && (
            <fieldset className={styles.kinds}>
              <legend className={styles.label}>{text(newOrderPage.lang)}</legend>
              {langs.map((lang) => (
                <Check
                  key={lang}
                  type="radio"
                  name="lang"
                  value={lang}
                  label={text(langNames[lang])}
                  defaultChecked={customer.lang === lang}
                />
              ))}
            </fieldset>
          )}
          <fieldset className={styles.kinds}>
            <legend className={styles.label}>{text(newOrderPage.source)}</legend>
            {orderSources.map((source) => (
              <Check
                key={source}
                type="radio"
                name="source"
                value={source}
                label={text(sourceNames[source])}
                defaultChecked={customer.source === source}
              />
            ))}
          </fieldset>
        </div>
      </PanelBody>
    </Panel>
  )
}

export function Paying({ view: { entry, methods } }: ViewProps) {
  const text = useText()
  const { customer } = entry
  return (
    <Panel title={text(newOrderPage.payment)}>
      <PanelBody>
        <div className={styles.stack}>
          <Choice
            label={text(newOrderPage.paymentMethod)}
            name="paymentMethod"
            defaultValue={customer.paymentMethod}
            options={[
              ['', text(newOrderPage.methodOpen)],
              ...methods.map((method) => [method, text(paymentTexts[method].name)] as const),
            ]}
          />
          <div>
            <Check
              label={text(newOrderPage.paysLater)}
              name="paysLater"
              value="yes"
              defaultChecked={customer.paysLater === 'yes'}
            />
            <p>
              <small>{text(newOrderPage.paysLaterHint)}</small>
            </p>
          </div>
        </div>
      </PanelBody>
    </Panel>
  )
}
