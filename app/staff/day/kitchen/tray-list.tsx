import { useText } from '#app/ui/lang.tsx'
import { traySize } from '#content/staff/day/kitchen.ts'
import type { Trays } from '#domain/staff/day/production.ts'
import styles from './kitchen.module.css'

export function TrayList({ trays }: { readonly trays: readonly Trays[] }) {
  const text = useText()
  return trays.map((tray) => (
    <span key={tray.portions} className={styles.trays}>
      <b className="num">{tray.count}</b> {text(traySize(tray.portions))}
    </span>
  ))
}
