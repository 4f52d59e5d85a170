/** Each button saves the input as the draft. */

import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { MoveButtons } from '#app/staff/shell/ui/move-buttons.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { PlaceNote, placeIn } from '#app/staff/shop/menus/drafts/moved-note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { sitePage } from '#content/staff/shop/settings/site.ts'
import {
  isFull,
  itemIdOf,
  listedIds,
  listField,
  readSiteVerb,
  siteVerb,
} from '#domain/staff/shop/website/site-part.ts'
import styles from './site.module.css'
import type { SiteFieldsProps } from './site-field.tsx'

interface RowsProps extends SiteFieldsProps {
  readonly list: string
  readonly title: string
  readonly caption: string
  /** Standard items that are not in the list. */
  readonly removed?: readonly { readonly id: string; readonly title: string }[]
  readonly titleOf: (id: string) => string
  readonly head: (id: string) => ReactNode
  readonly beside?: (id: string) => ReactNode
  readonly inside: (id: string) => ReactNode
}

export function Rows({
  list,
  title,
  caption,
  removed = [],
  titleOf,
  head,
  beside,
  inside,
  ...props
}: RowsProps) {
  const text = useText()
  const { values, problems, pressedButton } = props
  const rows = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const last = pressedButton === null ? null : readSiteVerb(pressedButton)
    if (last?.list !== list) return
    const row = rows.current?.querySelector(`[data-item="${CSS.escape(last.id)}"]`)
    const again = row?.querySelector<HTMLElement>(`button[value="${CSS.escape(pressedButton ?? '')}"]`)
    ;(again ?? row?.querySelector<HTMLElement>('input, textarea'))?.focus()
  }, [pressedButton, list])
  const ids = listedIds(values, list)
  const pressedVerb = pressedButton === null ? null : readSiteVerb(pressedButton)
  const isMoved = pressedVerb?.list === list && (pressedVerb.action === 'up' || pressedVerb.action === 'down')
  const movedTitle = isMoved ? titleOf(pressedVerb.id) : ''
  const isWrong = (id: string) => Object.keys(problems).some((name) => itemIdOf(name) === id)
  const problem = problems[listField(list)]
  return (
    <div ref={rows}>
      <PlaceNote now={isMoved ? placeIn(ids, pressedVerb.id, { zh: movedTitle, en: movedTitle }) : null} />
      <input type="hidden" name={listField(list)} value={ids.join(',')} />
      <Panel
        title={title}
        caption={caption}
        end={
          isFull(props.part, values, list) ? (
            text(sitePage.full)
          ) : (
            <Button
              name="verb"
              value={siteVerb({ action: 'add', list, id: '' })}
              aria-label={`${text(sitePage.add)}: ${title}`}
            >
              <StaffIcon name="plus" size={16} /> {text(sitePage.add)}
            </Button>
          )
        }
      >
        {problem && (
          <PanelBody>
            <p className={styles.problem}>{text(fieldProblems[problem])}</p>
          </PanelBody>
        )}
        {ids.map((id) => (
          <div key={id} className={styles.row} data-item={id}>
            <details
              open={isWrong(id) || (pressedVerb?.action === 'add' && pressedVerb.id === id) || undefined}
            >
              <summary className={styles.head}>{head(id)}</summary>
              <div className={styles.inside}>
                {inside(id)}
                <p>
                  <Button kind="stop" name="verb" value={siteVerb({ action: 'remove', list, id })}>
                    {text(sitePage.remove)}
                    <span className="vh">: {titleOf(id)}</span>
                  </Button>
                </p>
              </div>
            </details>
            <span className={styles.end}>
              <MoveButtons item={titleOf(id)} verb={(action) => siteVerb({ action, list, id })} />
              {beside?.(id)}
            </span>
          </div>
        ))}
        {removed.length > 0 && (
          <PanelBody>
            {removed.map((each) => (
              <Button key={each.id} name="verb" value={siteVerb({ action: 'add', list, id: each.id })}>
                {text(sitePage.putBack)}: {each.title}
              </Button>
            ))}
          </PanelBody>
        )}
      </Panel>
    </div>
  )
}
