import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { pagePath } from '#app/paths.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog, type DialogProps } from '#app/ui/dialog/dialog.tsx'
import { focusFirstWrong } from '#app/ui/form/first-wrong.ts'
import { FormFields } from '#app/ui/form/form.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { controls } from '#content/controls.ts'
import { formRefusalText, forms, wrongFields } from '#content/pages/enquiry-form.ts'
import type { HandOver } from '#domain/shop/chat-hand-over.ts'
import type { Text } from '#domain/text.ts'
import css from './chat-form.module.css'
import type { DraftForm } from './form-state.ts'
import { type SentMessage, SentMessagePanel } from './sent-message.tsx'

interface ChatFormProps {
  readonly title: Text
  readonly lead: Text
  readonly send: Text
  readonly mailSubject: Text
  readonly size: NonNullable<DialogProps['size']>
  readonly form: DraftForm<string>
  readonly labels: Readonly<Record<string, Text>>
  readonly placeholders: Readonly<Record<string, Text | undefined>>
  readonly email: string
  readonly handOver: () => HandOver<string>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The message goes into the visitor's own chat; our server gets nothing. */
export function ChatForm(props: ChatFormProps) {
  const { form, labels, placeholders, onClose } = props
  const text = useText()
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  const [sentMessage, setSentMessage] = useState<SentMessage | null>(null)

  /** An edit makes the composed message obsolete. */
  function edit(field: string, value: string) {
    setSentMessage(null)
    form.edit(field, value)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const refusals = form.refuse()
    if (refusals) {
      setSentMessage(null)
      focusFirstWrong(
        element.current,
        refusals.map(({ field }) => field),
      )
      return
    }
    const handedOver = props.handOver()
    // Browsers block it outside the click event.
    const tab = window.open(handedOver.link, '_blank')
    // Isolates the tab. The `noopener` option would hide whether the tab was blocked.
    if (tab) tab.opener = null
    setSentMessage({ ...handedOver, isBlocked: tab === null })
    form.forget()
  }

  return (
    <Dialog
      title={text(props.title)}
      size={props.size}
      open
      onClose={onClose}
      footer={
        <>
          <Button kind="quiet" className={css.cancel} data-leaves="" onClick={onClose}>
            {text(sentMessage ? controls.close : forms.cancel)}
          </Button>
          <Button
            kind={sentMessage ? 'quiet' : 'jade'}
            icon="chat"
            className={css.send}
            type="submit"
            form={id}
          >
            {text(sentMessage ? forms.sendAgain : props.send)}
          </Button>
        </>
      }
    >
      <form ref={element} id={id} noValidate onSubmit={submit}>
        {sentMessage && (
          <SentMessagePanel
            handOver={sentMessage}
            labels={labels}
            email={props.email}
            mailSubject={text(props.mailSubject)}
          />
        )}
        <div className={css.top}>
          <Lead lead={props.lead} />
          <Memory form={form} />
        </div>
        <div role="alert" className={css.wrong}>
          {form.wrong > 0 && (
            <Alert kind="error" announced={false}>
              {text(wrongFields(form.wrong))}
            </Alert>
          )}
        </div>
        <FormFields
          form={{ ...form, edit }}
          labels={labels}
          placeholders={placeholders}
          refusalText={formRefusalText}
        >
          {props.children}
        </FormFields>
        <p className={css.privacy}>
          {text(forms.privacyBefore)}
          <a href={pagePath('privacy', useLang())} target="_blank" rel="noopener">
            {text(forms.privacy)}
            <NewTab />
          </a>
          {text(forms.privacyAfter)}
        </p>
      </form>
    </Dialog>
  )
}

function Lead({ lead }: { readonly lead: Text }) {
  const text = useText()
  return (
    <p className={css.lead}>
      {text(lead)} <span className={css.star}>*</span> {text(forms.required)}
    </p>
  )
}

/** Discarding the restored draft can be undone. */
function Memory({ form }: { readonly form: DraftForm<string> }) {
  const text = useText()
  const { isEmpty, canUndo, restored } = form
  const message = canUndo ? forms.cleared : restored && !isEmpty ? forms.restored : null
  return (
    <p className={css.memory}>
      <span role="status">{message && text(message)}</span>
      <button
        type="button"
        data-leaves=""
        // It takes up space, so that the first letter moves nothing.
        className={isEmpty && !canUndo ? css.nothing : undefined}
        onClick={canUndo ? form.undo : form.startAgain}
      >
        {text(canUndo ? forms.undo : forms.startAgain)}
      </button>
    </p>
  )
}
