import type { FormEvent, ReactNode } from 'react'
import type { StopVerb } from '#domain/staff/day/stop-update.ts'
import { useSheet } from './sheet.ts'

interface StopFormProps {
  readonly verb: StopVerb
  /** Id of the order, or of the run for `leave`. */
  readonly of: number
  readonly className?: string | undefined
  readonly onTap?: () => void
  readonly hasPicture?: boolean
  readonly children: ReactNode
}

/** The script queues it while offline; without JavaScript the browser posts it. */
export function StopForm({ verb, of, className, onTap, hasPicture, children }: StopFormProps) {
  const { updates, formKey, aboutOf } = useSheet()
  function update(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const field = (name: string) => String(fields.get(name) ?? '')
    const picture = fields.get('picture')
    const file = picture instanceof File && picture.size > 0 ? picture : null
    const about = aboutOf(verb, of)
    updates.update(verb, of, { about, subject: field('subject'), note: field('note'), picture: file })
    onTap?.()
  }
  return (
    <form
      method="post"
      className={className}
      onSubmit={update}
      {...(hasPicture && { encType: 'multipart/form-data' })}
    >
      <input type="hidden" name="key" value={`${formKey}-${verb}-${of}`} />
      <input type="hidden" name="verb" value={verb} />
      <input type="hidden" name="of" value={of} />
      {children}
    </form>
  )
}
