import { useEffect, useRef, useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { staffStatusNames } from '#content/staff/orders/state-names.ts'
import { freshLine, stepsTaken, stepTaken, takeAllBack, live as words } from '#content/staff/shell/live.ts'
import type { StaffLive } from '#server/page-data/staff/staff-live.ts'
import styles from './live.module.css'
import type { TakenBack } from './take-back.ts'
import { useOutOfTheWay } from './use-out-of-the-way.ts'

/** Milliseconds that the toast of a new order stays. */
const toastMs = 8_000

export function Toasts({ live }: { readonly live: StaffLive }) {
  const text = useText()
  const region = useRef<HTMLElement>(null)
  const isOnTop = useOutOfTheWay(region)
  return (
    <section
      ref={region}
      className={`${styles.toasts} ${isOnTop ? styles.onTop : ''}`}
      aria-label={text(words.messages)}
    >
      <div role="status">
        <NewOrder live={live} />
      </div>
      <TakeBack live={live} />
    </section>
  )
}

type Fresh = NonNullable<StaffLive['fresh']>['newest'][number]

function NewOrder({ live }: { readonly live: StaffLive }) {
  const text = useText()
  const [lastEvent, setLastEvent] = useState(() => newestOf(live))
  const [toast, setToast] = useState<Fresh | null>(null)
  const newest = live.fresh?.newest.toSorted((a, b) => b.id - a.id)[0]
  if (newest && newest.id > lastEvent) {
    setLastEvent(newest.id)
    setToast(newest)
  }
  const hold = useTimeToLeave(toast, toastMs, () => setToast(null))
  if (!toast) return null
  return (
    <div className={styles.toast} {...hold}>
      <StaffIcon name="bell" />
      <div>
        <b>
          {text(words.newOrder)} <span className="num">{toast.reference}</span>
        </b>
        <span>{text(freshLine(toast))}</span>
      </div>
      <ButtonLink to={staffOrderPath(toast.reference)} onClick={() => setToast(null)}>
        {text(words.look)}
      </ButtonLink>
      <button
        type="button"
        className={styles.close}
        aria-label={text(words.close)}
        onClick={() => setToast(null)}
      >
        <StaffIcon name="close" />
      </button>
    </div>
  )
}

const newestOf = ({ fresh }: StaffLive) => Math.max(0, ...(fresh?.newest ?? []).map(({ id }) => id))

/** The time restarts once the pointer and the focus have left. */
function useTimeToLeave(content: unknown, ms: number, close: () => void) {
  const [isHeld, setIsHeld] = useState(false)
  const ending = useRef(close)
  ending.current = close
  useEffect(() => {
    if (!content || isHeld) return
    const timer = setTimeout(() => ending.current(), ms)
    return () => clearTimeout(timer)
  }, [content, isHeld, ms])
  return {
    onPointerEnter: () => setIsHeld(true),
    onPointerLeave: () => setIsHeld(false),
    onFocus: () => setIsHeld(true),
    onBlur: () => setIsHeld(false),
  }
}

/** Includes steps on other pages. */
function TakeBack({ live: { takeBacks, now } }: { readonly live: StaffLive }) {
  const text = useText()
  const { pathname, search } = useLocation()
  const fetcher = useFetcher<TakenBack>()
  const last = Math.max(0, ...takeBacks.map(({ until }) => until.getTime()))
  const seconds = useSecondsLeft(last, now)
  const problem = fetcher.data?.problem
  const [first] = takeBacks
  if (fetcher.state === 'idle' && problem && !first)
    return (
      <p className={styles.toast} role="alert">
        {text(problem)}
      </p>
    )
  if (!first || seconds <= 0 || fetcher.state !== 'idle') return null
  const [{ reference, status }, count] = [first, takeBacks.length]
  return (
    <fetcher.Form method="post" action={staffPath('takeBack')} className={styles.toast}>
      <StaffIcon name="check" />
      <span role="status">
        {text(count > 1 ? stepsTaken(count) : stepTaken(reference, staffStatusNames[status]))}
      </span>
      {takeBacks.map(({ orderId, version }) => (
        <input key={orderId} type="hidden" name="step" value={`${orderId}.${version}`} />
      ))}
      <noscript>
        <input type="hidden" name="to" value={pathname + search} />
      </noscript>
      <Button data-shortcut="z">{text(takeAllBack(seconds))}</Button>
    </fetcher.Form>
  )
}

/** Counts down by the server's clock. */
function useSecondsLeft(until: number, now: Date): number {
  const remainingMs = (elapsedMs: number) => Math.ceil((until - now.getTime() - elapsedMs) / 1_000)
  const [seconds, setSeconds] = useState(() => remainingMs(0))
  useEffect(() => {
    const start = performance.now()
    const show = () => setSeconds(Math.ceil((until - now.getTime() - (performance.now() - start)) / 1_000))
    show()
    const timer = setInterval(show, 1_000)
    return () => clearInterval(timer)
  }, [until, now])
  return seconds
}
