import styles from './keyboard.module.css'

/** A key as it is written on the keyboard; phones have none. */
export function Keycap({ name }: { readonly name: string }) {
  return <kbd className={styles.key}>{name}</kbd>
}
