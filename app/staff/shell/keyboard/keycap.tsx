import styles from './keyboard.module.css'

/** Phones hide the keycap. */
export function Keycap({ name }: { readonly name: string }) {
  return <kbd className={styles.key}>{name}</kbd>
}

/** Excluded from the button's accessible name. */
export function ButtonKey({ name }: { readonly name: string }) {
  return (
    <span aria-hidden="true">
      <kbd className={`${styles.key} ${styles.onButton}`}>{name}</kbd>
    </span>
  )
}
