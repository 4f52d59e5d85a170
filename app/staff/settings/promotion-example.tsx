/** What the promotion that is being typed does to one order; the server renders it, and the browser keeps up. */
import { type FormEvent, type ReactNode, useState } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { exampleText, givesNothing } from '#content/staff/promotion-example.ts'
import { promotionExample } from '#domain/staff/promotion-example.ts'
import type { SettingValues } from '#domain/staff/settings/form-reading.ts'
import { promotionAsTyped } from '#domain/staff/settings/promotion-section.ts'
import { typedSettings } from '#domain/staff/settings/sections.ts'
import type { SectionFields } from './setting-field.tsx'
import styles from './settings.module.css'

/** The fields of one promotion, and below them its example. */
export function WithExample({
  id,
  fields: { values, view },
  children,
}: {
  readonly id: string
  readonly fields: SectionFields
  readonly children: ReactNode
}) {
  const text = useText()
  const [typed, setTyped] = useState<SettingValues | null>(null)
  const { exampleRules: rules, today, dishes, sets } = view
  const promotion = promotionAsTyped(typed ?? values, id, {
    dishes: new Map(dishes.map(({ id: dish, name }) => [dish, name])),
    sets: new Map(sets.map(({ id: set, name }) => [set, name])),
  })
  const example = promotion && promotionExample(promotion, rules, today)
  return (
    <div className={styles.row} onInput={(event) => setTyped(typedRow(event, id))}>
      {children}
      <output className={styles.example}>
        {promotion && text(example ? exampleText(example, rules.zones[0]?.name ?? null) : givesNothing)}
      </output>
    </div>
  )
}

function typedRow({ currentTarget }: FormEvent<HTMLElement>, id: string): SettingValues | null {
  const form = currentTarget.closest('form')
  if (!form) return null
  const row = [...new FormData(form)].flatMap(([name, value]) =>
    name.startsWith(`promo.${id}.`) && typeof value === 'string' ? [[name, value] as const] : [],
  )
  return typedSettings('promotions', row)
}
