import type { HTMLAttributes } from 'react'
import type { Order } from '#app/order/attempt/state.ts'
import { TextField } from '#app/ui/field.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { order } from '#content/ordering/order.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { mostLetters } from '#domain/input-limits.ts'
import { formatMoney } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import css from './contact.module.css'
import { OrderPolicy } from './policy.tsx'

type ContactField = 'name' | 'email' | 'phone' | 'alternatePhone'

interface Asked {
  readonly field: ContactField
  readonly label: Text
  readonly hint?: Text
  readonly type: 'text' | 'email' | 'tel'
  readonly inputMode: HTMLAttributes<HTMLElement>['inputMode']
  readonly autoComplete: string
}

const asked: readonly Asked[] = [
  {
    field: 'name',
    label: order.name,
    type: 'text',
    inputMode: 'text',
    autoComplete: 'name',
  },
  {
    field: 'email',
    label: order.email,
    type: 'email',
    inputMode: 'email',
    autoComplete: 'email',
  },
  {
    field: 'phone',
    label: order.phone,
    hint: order.phoneHint,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'tel',
  },
  {
    field: 'alternatePhone',
    label: order.alternatePhone,
    hint: order.alternatePhoneHint,
    type: 'tel',
    inputMode: 'tel',
    autoComplete: 'section-alternate tel',
  },
]

export function StepContact({ current }: { readonly current: Order }) {
  const text = useText()
  const lang = useLang()
  const { attempt, dispatch, refusals } = current
  const { contact, errors } = attempt.dialog
  /** A field that was filled in is judged when it is left; an empty one may still be filled in. */
  const check = (field: ContactField) => {
    if (contact[field].trim() === '') return
    dispatch({ type: 'check', field, refusal: refusals.find((refusal) => refusal.field === field) ?? null })
  }
  return (
    <>
      <div className={css.form}>
        {asked.map(({ field, label, hint, ...input }) => {
          const error = errors[field]
          return (
            <div key={field} data-field={field}>
              <TextField
                {...input}
                name={field}
                maxLength={mostLetters[field]}
                label={text(label)}
                required
                placeholder={hint && text(hint)}
                value={contact[field]}
                error={error && refusalText(error, lang, formatMoney)}
                onChange={({ target }) =>
                  dispatch({ type: 'editContact', changes: { [field]: target.value } })
                }
                onBlur={() => check(field)}
              />
            </div>
          )
        })}
      </div>
      <OrderPolicy
        page="privacy"
        before={order.privacyBefore}
        name={order.privacy}
        after={order.privacyAfter}
      />
    </>
  )
}
