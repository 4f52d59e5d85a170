import { useEffect, useId, useRef, useState } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { forms, shortenedFields } from '#content/pages/enquiry-form.ts'
import type { HandOver } from '#domain/shop/chat-hand-over.ts'
import { mailLink } from '#domain/shop/chat-message.ts'
import type { Text } from '#domain/text.ts'
import css from './sent.module.css'

export interface SentMessage extends HandOver<string> {
  readonly isBlocked: boolean
}

interface SentProps {
  readonly handOver: SentMessage
  readonly labels: Readonly<Record<string, Text>>
  readonly email: string
  readonly mailSubject: string
}

/** We cannot know whether the message was sent, so it can be copied or mailed (decisions 30). */
export function SentMessagePanel({ handOver, labels, email, mailSubject }: SentProps) {
  const text = useText()
  const start = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const [notice, setCopyNote] = useState<'copied' | 'notCopied' | null>(null)
  const id = useId()
  const { message, link, cutFields, isBlocked } = handOver
  useEffect(() => {
    if (!handOver) return
    setCopyNote(null)
    start.current?.focus({ preventScroll: true })
    start.current?.scrollIntoView({ block: 'start' })
  }, [handOver])
  async function copy() {
    try {
      await navigator.clipboard.writeText(message)
      setCopyNote('copied')
    } catch {
      // If the clipboard is not allowed, the visitor copies by hand.
      area.current?.select()
      setCopyNote('notCopied')
    }
  }
  return (
    <section className={css.sent}>
      <div ref={start} role="alert" tabIndex={-1} className={css.alert}>
        <Alert kind="ok" announced={false}>
          <p>
            <b lang="en">{text(forms.submitted)}</b> {text(isBlocked ? forms.blocked : forms.next)}
          </p>
          {cutFields.length > 0 && (
            <p>{text(shortenedFields(cutFields.flatMap((field) => labels[field] ?? [])))}</p>
          )}
        </Alert>
      </div>
      {!isBlocked && <p className={css.fallback}>{text(forms.fallback)}</p>}
      <label className={css.label} htmlFor={id}>
        {text(forms.message)}
      </label>
      <textarea
        ref={area}
        id={id}
        className={css.message}
        readOnly
        dir="auto"
        rows={Math.min(12, message.split('\n').length + 1)}
        value={message}
      />
      <div className={css.ways}>
        <Button kind="jade" icon="chat" href={link} target="_blank" rel="noopener">
          {text(forms.openAgain)}
          <NewTab />
        </Button>
        <Button kind="quiet" icon={notice === 'copied' ? 'check' : 'copy'} onClick={copy}>
          {text(forms.copy)}
        </Button>
        <Button kind="quiet" icon="mail" href={mailLink(email, mailSubject, message)}>
          {text(forms.mail)}
        </Button>
        <span role="status" className={css.said}>
          {notice && text(forms[notice])}
        </span>
      </div>
    </section>
  )
}
