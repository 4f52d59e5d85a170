import styles from './keyboard.module.css'

/** A key as it is written on the keyboard; phones have none. */
export function Keycap({ name }: { readonly name: string }) {
  return <kbd className={styles.key}>{name}</kbd>
}

/** On a button that the key presses; it is no part of the button's name. */
export function ButtonKey({ name }: { readonly name: string }) {
  return (
    <span aria-hidden="true">
      <kbd className={`${styles.key} ${styles.onButton}`}>{name}</kbd>
    </span>
  )
}
