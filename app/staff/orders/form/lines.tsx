import { type MouseEvent, useId } from 'react'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Check, Field } from '#app/staff/shell/ui/field.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { choose, editPage } from '#content/staff/orders/edit-order.ts'
import { maxUnits } from '#domain/input-limits.ts'
import { formatExact, formatMoney } from '#domain/money.ts'
import { lineName, valueIn, wholeNumber } from '#domain/staff/orders/edit/edit-values.ts'
import type { FormLine, OrderFormView } from '#server/page-data/staff/orders/order-form-view.ts'
import { type FormChanges, oldValue } from './form-changes.ts'
import items from './lines.module.css'
import styles from './order-form.module.css'
import { Problem } from './problems.tsx'

interface LinesProps {
  readonly form: OrderFormView
  readonly changes: FormChanges
}

export function Lines({ form, changes }: LinesProps) {
  const text = useText()
  return (
    <div className={styles.stack}>
      {form.lines.map((line) => (
        <Line
          key={line.key}
          line={line}
          changes={changes}
          setId={valueIn(form.values, lineName(line.key, 'set'))}
        />
      ))}
      <Problem at="lines" />
      <AddSet offers={form.offers} />
      <div className={styles.three}>
        {(['cutlery', 'tongs'] as const).map((kind) => (
          <div key={kind}>
            <Check
              label={text(editPage[`${kind}Wanted`])}
              name={`${kind}Wanted`}
              value="yes"
              defaultChecked={valueIn(form.values, `${kind}Wanted`) === 'yes'}
              data-changed={changes.is(`${kind}Wanted`) || undefined}
            />
            <Field
              label={text(editPage[kind])}
              name={kind}
              inputMode="numeric"
              maxLength={6}
              defaultValue={valueIn(form.values, kind)}
              data-changed={changes.is(kind) || undefined}
              hint={oldValue(changes, kind, text)}
            />
            <Problem at={kind} />
          </div>
        ))}
      </div>
    </div>
  )
}

interface LineProps {
  readonly line: FormLine
  readonly changes: FormChanges
  /** The id is empty for stored lines. */
  readonly setId: string
}

function Line({ line, changes, setId }: LineProps) {
  const text = useText()
  const name = lineName(line.key, 'quantity')
  const was = valueIn(changes.base, name)
  const now = valueIn(changes.input, name)
  return (
    <fieldset className={items.line}>
      <legend>
        <b>{text(line.name)}</b>{' '}
        {changes.is(name) && !line.isByItem && (
          <Tag kind="new">{now === '0' || now === '' ? text(editPage.removed) : `${was || 0} → ${now}`}</Tag>
        )}
      </legend>
      {setId !== '' && <input type="hidden" name={lineName(line.key, 'set')} value={setId} />}
      <div className={items.lineRow}>
        {line.isByItem ? (
          <>
            <input type="hidden" name={name} value="1" />
            <small>{text(editPage.byItem)}</small>
          </>
        ) : (
          <Stepper name={name} value={line.quantity} isChanged={changes.is(name)} />
        )}
        <span className="num">{formatExact(line.amount)}</span>
      </div>
      <Problem at={`line.${line.key}`} />
      <details className={items.dishes} open={line.key.startsWith('n') || undefined}>
        <summary>{text(editPage.dishes)}…</summary>
        {line.groups.map((group) => (
          <fieldset key={group.id}>
            <legend>
              {text(group.name)} <small>{text(choose(group.min, group.max))}</small>
            </legend>
            {group.dishes.map((dish) => {
              const field = `line.${line.key}.dish.${group.id}.${dish.id}`
              const label = `${text(dish.name)}${dish.price > 0 ? ` +${formatMoney(dish.price)}` : ''}`
              return group.repeatable ? (
                <Field
                  key={dish.id}
                  label={label}
                  name={field}
                  inputMode="numeric"
                  maxLength={6}
                  defaultValue={dish.number || ''}
                />
              ) : (
                <Check key={dish.id} label={label} name={field} value="1" defaultChecked={dish.number > 0} />
              )
            })}
          </fieldset>
        ))}
      </details>
    </fieldset>
  )
}

function Stepper({
  name,
  value,
  isChanged,
}: {
  readonly name: string
  readonly value: string
  readonly isChanged: boolean
}) {
  const text = useText()
  return (
    <span className={items.stepper}>
      <button type="button" aria-label={text(editPage.less)} data-step="-1" onClick={step}>
        −
      </button>
      <input
        name={name}
        inputMode="numeric"
        maxLength={6}
        defaultValue={value}
        aria-label={text(editPage.quantity)}
        data-changed={isChanged || undefined}
      />
      <button type="button" aria-label={text(editPage.more)} data-step="1" onClick={step}>
        +
      </button>
    </span>
  )
}

function step({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const input = currentTarget.parentElement?.querySelector('input')
  if (!input) return
  const number = (wholeNumber(input.value) || 0) + Number(currentTarget.dataset.step)
  input.value = String(Math.max(0, Math.min(maxUnits, number)))
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function AddSet({ offers }: Pick<OrderFormView, 'offers'>) {
  const text = useText()
  const id = useId()
  return (
    <div className={styles.row}>
      <label htmlFor={id}>{text(editPage.add)}</label>
      <select id={id} name="add" className={styles.select} defaultValue="">
        <option value="">{text(editPage.addChoose)}</option>
        {offers.map(({ id: setId, name, price }) => (
          <option key={setId} value={setId}>
            {text(name)} {formatMoney(price)}
          </option>
        ))}
      </select>
      <Button name="verb" value="add" formNoValidate>
        {text(editPage.addDone)}
      </Button>
    </div>
  )
}
