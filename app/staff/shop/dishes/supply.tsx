import { useFetcher } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Switch } from '#app/staff/shell/ui/switch.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dishesPage, soldOutFor } from '#content/staff/shop/menus/dishes.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { Lang } from '#domain/text.ts'
import type { ListedDish } from '#server/page-data/staff/shop/dishes-api.ts'
import styles from './dishes.module.css'

/** One click marks a dish sold out for today, a date for longer. */
export function Supply({ dish, today }: { readonly dish: ListedDish; readonly today: CalendarDate }) {
  const text = useText()
  const fetcher = useFetcher<{
    readonly dishId: string
    readonly problem: Record<Lang, string>
  } | null>()
  const { id, soldOut } = dish
  const name = text(dish.name)
  const verb = fetcher.formData?.get('verb')
  const isOn = verb ? verb === 'offer-again' : soldOut === null
  const problem = fetcher.state === 'idle' ? fetcher.data?.problem : undefined
  return (
    <>
      <fetcher.Form method="post">
        <input type="hidden" name="dish" value={id} />
        <Switch
          isOn={isOn}
          name="verb"
          value={isOn ? 'sell-out' : 'offer-again'}
          aria-label={`${text(dishesPage.offered)}: ${name}`}
        >
          {isOn ? text(dishesPage.yes) : <b className={styles.out}>{text(dishesPage.soldOut)}</b>}
        </Switch>
      </fetcher.Form>
      {soldOut && isOn === false && soldOut.until !== today && (
        <small>{text(soldOutFor(soldOut, today))}</small>
      )}
      <details className={styles.until}>
        <summary aria-label={`${text(dishesPage.until)} ${name}`}>{text(dishesPage.until)}</summary>
        <fetcher.Form method="post">
          <input type="hidden" name="dish" value={id} />
          <label>
            {text(dishesPage.lastDay)}
            <input type="date" name="until" min={today} required defaultValue={soldOut?.until} />
          </label>
          <Button kind="stop" name="verb" value="sell-out">
            {text(dishesPage.markSoldOut)}
          </Button>
        </fetcher.Form>
      </details>
      {problem && (
        <small className={styles.out} role="alert">
          {text(problem)}
        </small>
      )}
    </>
  )
}
