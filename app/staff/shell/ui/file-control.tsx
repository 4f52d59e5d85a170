import { type ChangeEvent, type ComponentProps, useState } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { controls } from '#content/controls.ts'
import { inRow } from '#content/phrases.ts'
import styles from './file-control.module.css'

/** The browser's own button ignores the page's language. */
export function FileControl({ className: _, onChange, ...input }: ComponentProps<'input'>) {
  const text = useText()
  const [names, setNames] = useState<readonly string[]>([])
  const show = (event: ChangeEvent<HTMLInputElement>) => {
    setNames([...(event.target.files ?? [])].map(({ name }) => name))
    onChange?.(event)
  }
  return (
    <span className={styles.file}>
      <span className={styles.button} aria-hidden="true">
        {text(controls.chooseFile)}
      </span>
      <span className={styles.name} aria-hidden="true">
        {names.length > 0
          ? text(inRow(names.map((name) => ({ zh: name, en: name }))))
          : text(controls.noFile)}
      </span>
      <input {...input} type="file" onChange={show} />
    </span>
  )
}
