import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { loading } from '#content/staff/shell/frame.ts'
import { type Coming, type Shape, shapeOf } from './shape-of.ts'
import styles from './shapes.module.css'

export function Shapes(coming: Coming) {
  const text = useText()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useKeptFocus()
  // A change of the hash alone loads nothing.
  const stay = () =>
    navigate({ pathname, search, hash: '#here' }, { replace: true, preventScrollReset: true })
  return (
    <div className={styles.place}>
      <div className={styles.view}>
        <div className={styles.head}>
          <div role="status" className="vh">
            <h1>{text(loading.title)}</h1>
          </div>
          <i className={styles.title} />
          <Button type="button" kind="bare" className={styles.stay} onClick={() => void stay()}>
            {text(loading.stay)}
          </Button>
        </div>
        <div className={styles.drawn} aria-hidden="true">
          {picture[shapeOf(coming)]}
        </div>
      </div>
    </div>
  )
}

/** Returns the focus to the page. */
function useKeptFocus() {
  const focusedElement = useRef<Element | null>(null)
  useLayoutEffect(() => {
    focusedElement.current = document.activeElement
  }, [])
  useEffect(
    () => () => {
      const { current } = focusedElement
      if (document.activeElement !== document.body || !(current instanceof HTMLElement)) return
      if (current.isConnected) current.focus({ preventScroll: true })
    },
    [],
  )
}

const times = (count: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, n) => draw(n))

const lines = (
  <>
    <i className={styles.name} />
    <i className={styles.long} />
    <i className={styles.short} />
  </>
)
const card = (index: number) => (
  <div key={index} className={styles.card}>
    {lines}
  </div>
)
const panel = (index: number) => (
  <div key={index} className={`${styles.card} ${styles.panel}`}>
    {lines}
    {lines}
  </div>
)

const picture: Readonly<Record<Shape, ReactNode>> = {
  board: (
    <>
      <i className={styles.ruler} />
      <div className={styles.board}>
        {times(5, (column) => (
          <div key={column} className={styles.column}>
            {times(4, card)}
          </div>
        ))}
      </div>
    </>
  ),
  table: (
    <div className={styles.table}>
      {times(12, (row) => (
        <div key={row}>
          {times(5, (cell) => (
            <i key={cell} />
          ))}
        </div>
      ))}
    </div>
  ),
  order: (
    <>
      <div className={styles.facts}>{times(3, card)}</div>
      <div className={styles.two}>
        <div className={styles.column}>{times(2, panel)}</div>
        <div className={styles.column}>{times(2, panel)}</div>
      </div>
    </>
  ),
  form: (
    <div className={styles.two}>
      <div className={styles.column}>{times(3, panel)}</div>
      <div className={styles.column}>{times(1, panel)}</div>
    </div>
  ),
  month: (
    <div className={styles.month}>
      {times(35, (day) => (
        <i key={day} />
      ))}
    </div>
  ),
  panels: <div className={styles.column}>{times(4, panel)}</div>,
}
