import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import type { SectionFields } from './setting-field.tsx'
import styles from './settings.module.css'

/** Rendered on the server; the browser loads the pricing rules after the page's own script. */
const Example = import.meta.env.SSR
  ? (await import('./promotion-example.tsx')).PromotionExample
  : lazy(async () => ({ default: (await import('./promotion-example.tsx')).PromotionExample }))

interface WithExampleProps {
  readonly id: string
  readonly fields: SectionFields
  readonly children: ReactNode
}

export function WithExample({ id, fields, children }: WithExampleProps) {
  const [input, setInput] = useState<ReturnType<typeof rowOfInput>>(null)
  return (
    <div className={styles.row} onInput={(event) => setInput(rowOfInput(event, id))}>
      {children}
      <output className={styles.example}>
        <Suspense>
          <Example id={id} fields={fields} input={input} />
        </Suspense>
      </output>
    </div>
  )
}

function rowOfInput({ currentTarget }: FormEvent<HTMLElement>, id: string) {
  const form = currentTarget.closest('form')
  if (!form) return null
  return [...new FormData(form)].flatMap(([name, value]) =>
    name.startsWith(`promo.${id}.`) && typeof value === 'string' ? [[name, value] as const] : [],
  )
}
