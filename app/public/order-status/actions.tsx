import type { ReactNode } from 'react'
import { pagePath, termsPath } from '#app/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { orderAgainTexts } from '#content/ordering/order-again.ts'
import { status } from '#content/ordering/order-status.ts'
import { termsOfOrder } from '#content/ordering/policies.ts'
import type { EarlierLine } from '#domain/ordering/order-again.ts'
import css from './actions.module.css'
import type { ChangesView } from './changes-view.ts'
import { OrderIcon, type OrderIconName } from './order-icon.tsx'

interface ActionsProps {
  readonly chatHref: string
  readonly calendarHref: string | null
  readonly termsVersion: string
  readonly options: ChangesView | null
  readonly lines: readonly EarlierLine[]
  readonly isPaid: boolean
  /** Over means that the customer can only order again. */
  readonly isOver: boolean
  readonly here: string
}

export function Actions({
  chatHref,
  calendarHref,
  termsVersion,
  options,
  lines,
  isPaid,
  isOver,
  here,
}: ActionsProps) {
  const text = useText()
  const lang = useLang()
  const again = {
    href: pagePath('menu', lang),
    'data-opens': 'order-again',
    'data-lines': earlierLines(lines),
  } as const
  return (
    <nav aria-label={text(status.actions)}>
      {isOver && (
        <Button full className={css.again} {...again}>
          <OrderIcon name="again" size={20} />
          {text(orderAgainTexts.name)}
        </Button>
      )}
      <ul className={css.actions}>
        {calendarHref && (
          <li>
            <a href={calendarHref} download="">
              <Action icon="calendar" name={text(status.calendar)} note={text(status.calendarNote)} />
            </a>
          </li>
        )}
        <li className={css.scripted}>
          <button type="button" data-prints="">
            <Action icon="print" name={text(status.print)} note={isPaid && text(status.printNote)} />
          </button>
        </li>
        <li>
          <a href={chatHref} target="_blank" rel="noopener noreferrer">
            <Action icon="chat" name={text(status.chat)} note={text(status.chatNote)} />
          </a>
        </li>
        {options?.map(({ name, note, ask }) => (
          <li key={name}>
            {ask ? (
              <a href={`${here}&ask=${ask}`}>
                <Action icon={ask === 'cancel' ? 'called' : 'calendar'} name={name} note={note} />
              </a>
            ) : (
              <span className={css.off}>
                <OrderIcon name="calendar" size={22} />
                <span>
                  {name}
                  <small>{note}</small>
                </span>
              </span>
            )}
          </li>
        ))}
        <li>
          <a href={termsPath(termsVersion, lang)}>
            <Action icon="proof" name={text(termsOfOrder(termsVersion))} />
          </a>
        </li>
        {!isOver && (
          <li>
            <a {...again}>
              <Action icon="again" name={text(orderAgainTexts.name)} note={text(orderAgainTexts.note)} />
            </a>
          </li>
        )}
      </ul>
      <p className={css.news} role="status" data-again-news="" />
    </nav>
  )
}

/** The basket uses current prices. */
function earlierLines(lines: readonly EarlierLine[]): string {
  return JSON.stringify(lines.map(({ setId, name, units, dishes }) => ({ setId, name, units, dishes })))
}

function Action({
  icon,
  name,
  note,
}: {
  readonly icon: OrderIconName
  readonly name: ReactNode
  readonly note?: ReactNode
}) {
  return (
    <>
      <OrderIcon name={icon} size={22} />
      <span>
        {name}
        {note && <small>{note}</small>}
      </span>
      <OrderIcon name="down" size={16} />
    </>
  )
}
