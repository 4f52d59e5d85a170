import { useState } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { driverLinkTexts } from '#content/staff/day/drivers.ts'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import styles from './given-out.module.css'
import { Note } from './note.tsx'

/** Shown only once; without JavaScript it is copied by hand. */
export function GivenOut({
  label,
  hint,
  secret,
}: {
  readonly label: string
  readonly hint: string
  readonly secret: string
}) {
  const [isCopied, setCopied] = useState(false)
  const text = useText()
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setCopied(true),
      // The browser may forbid copying.
      () => setCopied(false),
    )
  return (
    <Note kind="done">
      <div className={styles.row}>
        <Field
          label={label}
          hint={hint}
          value={secret}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button type="button" size="l" onClick={copy}>
          <span aria-live="polite">{text(isCopied ? driverLinkTexts.copied : driverLinkTexts.copy)}</span>
        </Button>
      </div>
    </Note>
  )
}
