import { Button } from '#app/ui/button.tsx'
import { useFormField } from '#app/ui/form/form.tsx'
import { FormInput } from '#app/ui/form/inputs.tsx'
import { useText } from '#app/ui/lang.tsx'
import { order } from '#content/ordering/order.ts'
import { notesAt } from '#domain/ordering/order-fields.ts'
import css from './contact.module.css'
import { OrderPolicy } from './policy.tsx'

/** One tap copies the first telephone number to the second. */
export function StepContact({ isPickup }: { readonly isPickup: boolean }) {
  const text = useText()
  const phone = useFormField('phone').value
  const alternate = useFormField('alternatePhone')
  return (
    <>
      <div className={css.form}>
        <FormInput name="name" required type="text" inputMode="text" autoComplete="name" />
        <FormInput name="email" required type="email" inputMode="email" autoComplete="email" />
        <FormInput name="phone" required type="tel" inputMode="tel" autoComplete="tel" />
        <div>
          <FormInput
            name="alternatePhone"
            required
            type="tel"
            inputMode="tel"
            autoComplete="section-alternate tel"
          />
          <div className={css.same}>
            <Button
              kind="quiet"
              size="s"
              disabled={phone.trim() === '' || alternate.value === phone}
              onClick={() => alternate.edit(phone)}
            >
              {text(order.sameAsAbove)}
            </Button>
          </div>
        </div>
        {notesAt('orderContact', isPickup).map((name) => (
          <FormInput key={name} name={name} autoComplete="off" />
        ))}
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
