import { FormChoice, FormInput } from '#app/ui/form/inputs.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import {
  cooperation,
  cooperationLabels,
  cooperationMessage,
  cooperationPlaceholders,
  cooperationTypeNames,
} from '#content/pages/cooperation-form.ts'
import { phoneHint } from '#content/pages/enquiry-form.ts'
import { handOver } from '#domain/shop/chat-hand-over.ts'
import {
  checkCooperation,
  cooperationShortening,
  cooperationTypes,
  emptyCooperation,
} from '#domain/shop/cooperation.ts'
import { ChatForm } from './chat-form.tsx'
import css from './cooperation-dialog.module.css'
import type { EnquirySettings } from './enquiry-settings.ts'
import { useDraftForm } from './form-state.ts'

interface CooperationDialogProps {
  readonly settings: EnquirySettings
  /** The field holds the id of the opening card, or ''. */
  readonly type: string
  readonly onClose: () => void
}

/** The corporate page calls this dialog "Contact Details" (spec section 2). */
export function CooperationDialog({ settings, type, onClose }: CooperationDialogProps) {
  const lang = useLang()
  const text = useText()
  const form = useDraftForm({
    form: 'cooperation',
    empty: emptyCooperation,
    refusalsOf: (draft) => {
      const check = checkCooperation(draft)
      return check.ok ? [] : check.refusals
    },
    filledIn: (draft) => ({ ...draft, cooperationType: type || draft.cooperationType }),
  })
  return (
    <ChatForm
      {...cooperation}
      send={cooperation.confirm}
      size="m"
      form={form}
      labels={cooperationLabels}
      placeholders={cooperationPlaceholders}
      email={settings.email}
      handOver={() => {
        const check = checkCooperation(form.values)
        if (!check.ok) throw new Error('a form is handed over before it is right')
        return handOver(settings.chatNumber, cooperationMessage(check.value, lang), cooperationShortening)
      }}
      onClose={onClose}
    >
      <div className={css.form}>
        <FormInput name="name" required autoComplete="name" />
        <FormInput name="email" required type="email" inputMode="email" autoComplete="email" />
        <FormInput name="phone" required about={phoneHint} type="tel" inputMode="tel" autoComplete="tel" />
        <FormInput name="company" required autoComplete="organization" />
        <FormChoice
          name="cooperationType"
          required
          none={cooperation.chooseType}
          options={cooperationTypes.map((each) => ({ value: each, label: text(cooperationTypeNames[each]) }))}
        />
      </div>
    </ChatForm>
  )
}
