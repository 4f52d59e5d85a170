import { useState } from 'react'
import { useFormField } from '#app/ui/form/form.tsx'
import { FormArea, FormChoice, FormInput } from '#app/ui/form/inputs.tsx'
import { FormNumber } from '#app/ui/form/number-input.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import {
  arrival,
  enquiry,
  enquiryLabels,
  enquiryMessage,
  enquiryPlaceholders,
  equipmentNames,
  phoneHint,
  servingStyleNames,
} from '#content/pages/enquiry-form.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { latestEventDate } from '#domain/delivery/delivery-dates.ts'
import { guestLimits, waiterLimits } from '#domain/input-limits.ts'
import { handOver } from '#domain/shop/chat-hand-over.ts'
import {
  checkEnquiry,
  chosenEquipment,
  type EnquiryRules,
  type EquipmentKind,
  emptyEnquiry,
  enquiryShortening,
  equipmentKinds,
  servingStyles,
} from '#domain/shop/event-enquiry.ts'
import { ChatForm } from './chat-form.tsx'
import css from './enquiry-dialog.module.css'
import { type Prefill, withPrefill } from './enquiry-prefill.ts'
import type { EnquirySettings } from './enquiry-settings.ts'
import { useDraftForm } from './form-state.ts'

interface EnquiryDialogProps {
  readonly settings: EnquirySettings
  readonly prefill: Prefill
  readonly onClose: () => void
}

/** The event enquiry is 900 px wide (spec sections 2, 3 and 5). */
export function EnquiryDialog({ settings, prefill, onClose }: EnquiryDialogProps) {
  const lang = useLang()
  const [today] = useState(() => todayInHongKong(new Date()))
  const rules = { today, slots: settings.slots }
  const form = useDraftForm({
    form: 'enquiry',
    empty: emptyEnquiry,
    refusalsOf: (draft) => {
      const check = checkEnquiry(draft, rules)
      return check.ok ? [] : check.refusals
    },
    filledIn: (draft) => withPrefill(draft, prefill),
  })
  return (
    <ChatForm
      {...enquiry}
      size="l"
      form={form}
      labels={enquiryLabels}
      placeholders={enquiryPlaceholders}
      email={settings.email}
      handOver={() => {
        const check = checkEnquiry(form.values, rules)
        if (!check.ok) throw new Error('an enquiry is handed over before it is right')
        return handOver(settings.chatNumber, enquiryMessage(check.value, lang), enquiryShortening)
      }}
      onClose={onClose}
    >
      <Fields rules={rules} settings={settings} />
    </ChatForm>
  )
}

interface FieldsProps extends Pick<EnquiryDialogProps, 'settings'> {
  readonly rules: EnquiryRules
}

function Fields({ rules: { today, slots }, settings }: FieldsProps) {
  const text = useText()
  return (
    <div className={css.form}>
      <FormInput name="name" required autoComplete="name" />
      <FormInput name="email" required type="email" inputMode="email" autoComplete="email" />
      <FormInput name="phone" required about={phoneHint} type="tel" inputMode="tel" autoComplete="tel" />
      <FormInput name="company" autoComplete="organization" />
      <FormInput
        name="date"
        required
        type="date"
        min={today}
        max={latestEventDate(today)}
        autoComplete="off"
      />
      <FormChoice
        name="slot"
        required
        none={enquiry.chooseSlot}
        about={arrival(settings.arrivalMinutes)}
        options={slots.map(({ from, to }) => ({ value: from, label: `${from}–${to}` }))}
      />
      <div className={css.two}>
        <FormInput name="location" required autoComplete="off" />
      </div>
      <FormNumber name="guests" required {...guestLimits} start={20} />
      <FormInput name="budget" required autoComplete="off" />
      <FormChoice
        name="servingStyle"
        none={enquiry.chooseStyle}
        options={servingStyles.map((style) => ({ value: style, label: text(servingStyleNames[style]) }))}
      />
      {settings.hasWaiters && <FormNumber name="waiters" {...waiterLimits} start={1} />}
      <div className={`${css.two} ${css.growing}`}>
        <FormArea name="food" required rows={1} />
      </div>
      <FormInput name="drinks" autoComplete="off" />
      {settings.hasEquipment && <Equipment />}
      <div className={css.wide}>
        <FormArea name="remarks" rows={2} />
      </div>
    </div>
  )
}

function Equipment() {
  const { label, value, edit } = useFormField('equipment')
  const text = useText()
  const choices = chosenEquipment({ equipment: value })
  const toggle = (kind: EquipmentKind, isWanted: boolean) =>
    edit(equipmentKinds.filter((each) => (each === kind ? isWanted : choices.includes(each))).join())
  return (
    <fieldset className={css.wide}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.chips}>
        {equipmentKinds.map((kind) => (
          <label key={kind} className={css.chip}>
            <input
              type="checkbox"
              checked={choices.includes(kind)}
              onChange={({ target }) => toggle(kind, target.checked)}
            />
            <span>{text(equipmentNames[kind])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
