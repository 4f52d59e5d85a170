import { Keycap } from '#app/staff/shell/keyboard/keycap.tsx'
import { useText } from '#app/ui/lang.tsx'
import { shortcuts, shortcutWords } from '#content/staff/shell/shortcuts.ts'
import styles from './orders.module.css'

const keys = ['J', 'Enter', '.']

export function KeyHint() {
  const text = useText()
  return (
    <p className={styles.keys}>
      {text(shortcutWords.hint)}
      {shortcuts
        .filter(({ keys: [first = ''] }) => keys.includes(first))
        .map(({ keys, does }) => (
          <span key={does.en}>
            {keys.map((key) => (
              <Keycap key={key} name={key} />
            ))}{' '}
            {text(does)} ·{' '}
          </span>
        ))}
      <Keycap name="?" /> {text(shortcutWords.all)}
    </p>
  )
}
