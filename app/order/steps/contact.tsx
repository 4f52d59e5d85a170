import { FormInput } from '#app/ui/form/inputs.tsx'
import { order } from '#content/ordering/order.ts'
import css from './contact.module.css'
import { OrderPolicy } from './policy.tsx'

export function StepContact() {
  return (
    <>
      <div className={css.form}>
        <FormInput name="name" required type="text" inputMode="text" autoComplete="name" />
        <FormInput name="email" required type="email" inputMode="email" autoComplete="email" />
        <FormInput name="phone" required type="tel" inputMode="tel" autoComplete="tel" />
        <FormInput
          name="alternatePhone"
          required
          type="tel"
          inputMode="tel"
          autoComplete="section-alternate tel"
        />
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
