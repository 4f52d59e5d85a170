/** The `?` key opens it. */
import type { RefObject } from 'react'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { shortcuts, shortcutWords } from '#content/staff/shell/shortcuts.ts'
import styles from './keyboard.module.css'
import { Keycap } from './keycap.tsx'

export function ShortcutList({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  const text = useText()
  return (
    <dialog ref={dialog} className={styles.list} aria-labelledby="shortcuts">
      <h2 id="shortcuts">{text(shortcutWords.title)}</h2>
      <dl>
        {shortcuts.map(({ keys, does }) => (
          <div key={does.en}>
            <dt>
              {keys.map((key) => (
                <Keycap key={key} name={key} />
              ))}
            </dt>
            <dd>{text(does)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <Button>{text(shortcutWords.close)}</Button>
      </form>
    </dialog>
  )
}
