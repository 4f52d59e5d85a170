import { useRef } from 'react'
import { useFetcher } from 'react-router'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { kitchen } from '#content/staff/day/kitchen.ts'
import { waitingWords } from '#content/staff/orders/waiting-updates.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { Text } from '#domain/text.ts'
import type { KitchenDish } from '#server/page-data/staff/day/kitchen-day.ts'
import styles from './kitchen.module.css'

interface DishMarkProps {
  readonly dish: KitchenDish
  readonly date: CalendarDate
  readonly me: string
  readonly mayMark: boolean
  /** The state is null if no mark is queued. */
  readonly waiting: boolean | null
  readonly serverTime: () => Date
}

/** Shows the mark before the server responds. */
export function DishMarkButton({ dish, date, me, mayMark, waiting, serverTime }: DishMarkProps) {
  const text = useText()
  const at = useRef<HTMLInputElement>(null)
  const { Form, formData, data, state } = useFetcher<{ readonly problem: Text } | null>()
  const pendingMark = formData?.get('done')
  const isMarkedDone = dish.tick !== null && dish.tick.portions === dish.portions
  const isDone = pendingMark ? pendingMark === 'yes' : (waiting ?? isMarkedDone)
  const isUnsent = state === 'submitting' || waiting !== null
  const label = `${text(isDone ? kitchen.takeBack : kitchen.markDone)}: ${text(dish.name)}`
  if (!mayMark) return isDone ? <StaffIcon name="check" /> : null
  const problem = state === 'idle' ? data?.problem : undefined
  return (
    <Form
      method="post"
      className={styles.ticking}
      onSubmit={() => {
        // It may arrive after a later mark, so it carries its time.
        if (at.current) at.current.value = serverTime().toISOString()
      }}
    >
      <input type="hidden" name="date" value={date} />
      <input type="hidden" name="dish" value={dish.dishId} />
      <input type="hidden" name="portions" value={dish.portions} />
      <input type="hidden" name="me" value={me} />
      <input type="hidden" name="about" value={text(dish.name)} />
      {/* Empty without JavaScript: the server then uses the time of arrival. */}
      <input type="hidden" name="at" ref={at} />
      <input type="hidden" name="unsent" value={isUnsent ? 'yes' : ''} />
      <button
        type="submit"
        className={styles.tick}
        name="done"
        value={isDone ? 'no' : 'yes'}
        aria-pressed={isDone}
        aria-label={label}
      >
        {isDone && <StaffIcon name="check" />}
      </button>
      {waiting !== null && <Tag kind="warn">{text(waitingWords.waiting)}</Tag>}
      {problem && (
        <small className={styles.problem} role="alert">
          {text(problem)}
        </small>
      )}
    </Form>
  )
}
