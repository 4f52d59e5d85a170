/** One category or gift: closed, its names and place; open, its texts side by side. */
import { Form } from 'react-router'
import { Button } from '#app/staff/ui/button.tsx'
import { Area, Check, Field } from '#app/staff/ui/field.tsx'
import { StaffIcon } from '#app/staff/ui/icon.tsx'
import { Switch } from '#app/staff/ui/switch.tsx'
import { Tag } from '#app/staff/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dishFieldValue } from '#content/staff/dish-changes.ts'
import { nowIs } from '#content/staff/dishes.ts'
import { menusPage } from '#content/staff/menus.ts'
import { shelfFieldName, shelfPage, shelfProblems } from '#content/staff/shelf.ts'
import { allergens } from '#domain/order-needs.ts'
import { allergenField } from '#domain/staff/dish-values.ts'
import {
  longestShelfValue,
  type ShelfKind,
  type ShelfProblem,
  type ShelfValues,
  shelfTexts,
} from '#domain/staff/shelf-values.ts'
import type { Text } from '#domain/text.ts'
import type { ShelfItem } from '#server/site/staff/shelf-api.ts'
import styles from './menus.module.css'
import type { Moved } from './moved-note.tsx'
import type { NewOneTyped } from './new-one.tsx'

/** What the page says about what was posted. */
export interface Told {
  /** The kind and id of what was posted. */
  readonly of: string | null
  readonly done: Text | null
  readonly problem: Text | null
  readonly problems: Readonly<Record<string, ShelfProblem>>
  readonly clashes: readonly string[]
  /** What was typed and could not be saved, and what it was typed over. */
  readonly typed: ShelfValues | null
  readonly opened: ShelfValues | null
  readonly moved: Moved | null
  /** What was put on or off sale. */
  readonly switched: string | null
  /** What was typed of a new gift that could not be added. */
  readonly added: (NewOneTyped & { readonly price: string }) | null
}

export const nothingTold: Told = {
  ...{ of: null, done: null, problem: null, problems: {} },
  ...{ clashes: [], typed: null, opened: null, moved: null, switched: null, added: null },
}

interface ShelfFormProps {
  readonly kind: ShelfKind
  readonly item: ShelfItem
  readonly told: Told
  readonly isOpen: boolean
  readonly onChange: () => void
}

export function ShelfForm({ kind, item, told, isOpen, onChange }: ShelfFormProps) {
  const text = useText()
  const { id, name, values: stored, hasGap, isOnSale } = item
  const values = told.typed ?? stored
  const inputOf = (each: string) => {
    const problem = told.problems[each]
    return {
      ...{ label: text(shelfFieldName(each)), name: each, defaultValue: values[each] ?? '' },
      ...{ maxLength: longestShelfValue(each), lang: each.endsWith('.en') ? 'en' : 'zh-HK' },
      autoComplete: 'off',
      ...(told.clashes.includes(each) && { hint: text(nowIs(stored[each] ?? '')) }),
      ...(problem && { error: text(shelfProblems[problem]) }),
    }
  }
  const field = (each: string) => <Field key={each} {...inputOf(each)} />
  const contents = (each: string) => <Area key={each} rows={6} {...inputOf(each)} />
  const named = (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="item" value={id} />
    </>
  )
  return (
    <div className={styles.courseBox}>
      <details open={told.typed !== null || isOpen || undefined}>
        <summary className={styles.courseHead}>
          <span className={styles.courseName}>
            <b lang="zh-HK">{name.zh}</b> <span lang="en">{name.en}</span>
          </span>
          {hasGap && <Tag kind="warn">{text(shelfPage.gap)}</Tag>}
          {!isOnSale && <Tag>{text(menusPage.off)}</Tag>}
        </summary>
        {kind === 'gift' && (
          <Form method="post" preventScrollReset className={styles.shelfSale}>
            {named}
            <Switch
              isOn={isOnSale}
              name="verb"
              value={isOnSale ? 'off' : 'on'}
              aria-label={`${text(menusPage.onSale)}: ${text(name)}`}
            >
              {text(isOnSale ? menusPage.on : menusPage.off)}
            </Switch>
            <span>{text(shelfPage.sale)}</span>
          </Form>
        )}
        <Form method="post" preventScrollReset className={styles.courseInside} onInput={onChange}>
          {named}
          <input type="hidden" name="opened" value={JSON.stringify(told.opened ?? stored)} />
          {shelfTexts[kind].map((each) => (
            <div key={each} className={styles.both}>
              {field(`${each}.zh`)}
              {field(`${each}.en`)}
            </div>
          ))}
          {kind === 'gift' && (
            <>
              <div className={styles.both}>
                {contents('contents.zh')}
                {contents('contents.en')}
              </div>
              <fieldset className={styles.figures}>
                <legend>{text(shelfPage.allergens)}</legend>
                {allergens.map(allergenField).map((each) => (
                  <Check
                    key={each}
                    {...{ label: text(shelfFieldName(each)), name: each, value: 'yes' }}
                    defaultChecked={values[each] === 'yes'}
                    {...(told.clashes.includes(each) && {
                      hint: text(nowIs(text(dishFieldValue(stored[each] ?? '', each)))),
                    })}
                  />
                ))}
              </fieldset>
              <div className={styles.figures}>{field('price')}</div>
            </>
          )}
          <p>
            <Button kind="go" name="verb" value="save">
              {text(shelfPage.save)}
            </Button>
          </p>
        </Form>
        {kind === 'gift' && !isOnSale && (
          <Form method="post" preventScrollReset className={styles.shelfSale}>
            {named}
            <Button
              kind="stop"
              name="verb"
              value="remove"
              aria-label={`${text(shelfPage.remove)}: ${text(name)}`}
            >
              {text(shelfPage.remove)}
            </Button>
            <span>{text(shelfPage.removeNote)}</span>
          </Form>
        )}
      </details>
      <Form method="post" preventScrollReset className={styles.courseEnd} data-row={`${kind} ${id}`}>
        {named}
        {(['up', 'down'] as const).map((verb) => (
          <Button key={verb} name="verb" value={verb} aria-label={`${text(menusPage[verb])}: ${text(name)}`}>
            <StaffIcon name={verb} size={16} />
          </Button>
        ))}
      </Form>
    </div>
  )
}
