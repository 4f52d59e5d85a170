import styles from './keyboard.module.css'

/** A key of the keyboard, hidden on phones. */
export function Keycap({ name }: { readonly name: string }) {
  return <kbd className={styles.key}>{name}</kbd>
}

/** The key of a button, excluded from the button's accessible name. */
export function ButtonKey({ name }: { readonly name: string }) {
  return (
    <span aria-hidden="true">
      <kbd className={`${styles.key} ${styles.onButton}`}>{name}</kbd>
    </span>
  )
}
