import { type RefObject, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { Example } from '#app/staff/shell/chat-message.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { useText } from '#app/ui/lang.tsx'
import { begun, moveChosen, weatherPage } from '#content/staff/day/weather.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { WeatherPlan } from '#server/page-data/staff/day/weather-view.ts'
import { Staying } from './staying.tsx'
import { AffectedTable } from './table.tsx'
import styles from './weather.module.css'
import { Words } from './words.tsx'

interface PlanFormProps {
  readonly plan: Omit<WeatherPlan, 'today' | 'slots' | 'hasMore' | 'calls'> & {
    readonly examples: readonly Example[]
    readonly shop: Text
  }
  readonly words: Text
  onType(lang: Lang, words: string): void
  readonly wrong: Readonly<Record<number, Text>>
  readonly wrongWords: Partial<Record<Lang, Text>>
  readonly input: readonly (readonly [string, string])[]
}

export function PlanForm({ plan, words, onType, wrong, wrongWords, input: entry }: PlanFormProps) {
  const text = useText()
  const form = useRef<HTMLFormElement>(null)
  const [choice, count] = useSelection(form)
  const cooking = plan.movable.filter(({ status }) => status !== 'confirmed').length
  // A stopped day is not stopped again.
  const mayStop = plan.isWholeDay && plan.alert === null
  const movesNone = choice === 0 || plan.movable.length === 0
  return (
    <Form method="post" className={styles.two} ref={form} onChange={count} preventScrollReset>
      <input type="hidden" name="call" value={plan.call} />
      <input type="hidden" name="day" value={plan.date} />
      <input type="hidden" name="kind" value={plan.kind} />
      <input type="hidden" name="from" value={plan.from} />
      <input type="hidden" name="to" value={plan.to} />
      {plan.isWholeDay && <input type="hidden" name="wholeDay" value="yes" />}
      {plan.movable.length > 0 ? (
        <AffectedTable plan={plan} wrong={wrong} input={entry} selectedId={choice} />
      ) : (
        <div className={styles.list}>
          <NothingHere>{text(weatherPage.none)}</NothingHere>
          <Staying orders={plan.others} isOpen />
        </div>
      )}
      <aside className={styles.side}>
        {plan.movable.length > 0 && (
          <Words words={words} shop={plan.shop} examples={plan.examples} wrong={wrongWords} onType={onType} />
        )}
        {cooking > 0 && <Note kind="warn">{text(begun(cooking))}</Note>}
        {(mayStop || plan.movable.length > 0) && (
          <Button kind="stopFill" size="xl">
            {text(mayStop && movesNone ? weatherPage.stop : moveChosen(choice))}
          </Button>
        )}
        {mayStop && <p className={styles.small}>{text(weatherPage.stopNote)}</p>}
        {!plan.isWholeDay && <p className={styles.small}>{text(weatherPage.slotsNote)}</p>}
        {plan.movable.length > 0 && <p className={styles.small}>{text(weatherPage.recallNote)}</p>}
      </aside>
    </Form>
  )
}

/** Returns null until the script can count them. */
function useSelection(form: RefObject<HTMLFormElement | null>) {
  const [choice, setChoice] = useState<number | null>(null)
  const count = () => form.current && setChoice(new FormData(form.current).getAll('order').length)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts once when the form appears, then with each change
  useEffect(() => void count(), [])
  return [choice, count] as const
}
