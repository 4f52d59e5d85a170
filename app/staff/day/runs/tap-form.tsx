import type { FormEvent, ReactNode } from 'react'
import type { TapVerb } from '#domain/staff/day/stop-tap.ts'
import { useSheet } from './sheet.ts'

interface TapFormProps {
  readonly verb: TapVerb
  /** Id of the order, or of the run for `leave`. */
  readonly of: number
  readonly className?: string | undefined
  readonly onTap?: () => void
  readonly hasPicture?: boolean
  readonly children: ReactNode
}

/** The script queues it while offline; without JavaScript the browser posts it. */
export function TapForm({ verb, of, className, onTap, hasPicture, children }: TapFormProps) {
  const { taps, formKey, aboutOf } = useSheet()
  function tap(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const field = (name: string) => String(fields.get(name) ?? '')
    const picture = fields.get('picture')
    const taken = picture instanceof File && picture.size > 0 ? picture : null
    const about = aboutOf(verb, of)
    taps.tap(verb, of, { about, subject: field('subject'), note: field('note'), picture: taken })
    onTap?.()
  }
  return (
    <form
      method="post"
      className={className}
      onSubmit={tap}
      {...(hasPicture && { encType: 'multipart/form-data' })}
    >
      <input type="hidden" name="key" value={`${formKey}-${verb}-${of}`} />
      <input type="hidden" name="verb" value={verb} />
      <input type="hidden" name="of" value={of} />
      {children}
    </form>
  )
}
