/** Each button saves the input as the draft, so that the page works without a script. */

import { useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { MoveButtons } from '#app/staff/shell/ui/move-buttons.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { PlaceNote, placeIn } from '#app/staff/shop/menus/drafts/moved-note.tsx'
import styles from '#app/staff/shop/menus/menus.module.css'
import { useText } from '#app/ui/lang.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { groupCount, menusPage, ruleOfGroup } from '#content/staff/shop/menus/menus.ts'
import { type Arrangement, readArrangement, verbOf } from '#domain/staff/shop/menus/arrange-set.ts'
import { dishesIn, groupField, groupsIn } from '#domain/staff/shop/menus/set-groups.ts'
import { groupIdOf } from '#domain/staff/shop/menus/set-values.ts'
import type { Lang } from '#domain/text.ts'
import { DragHandle } from './drag-handle.tsx'
import { type Arranging, dishListId, GroupInside } from './group-inside.tsx'
import type { FieldsProps } from './set-field.tsx'
import { useDrag } from './use-drag.ts'

interface GroupsProps extends FieldsProps {
  readonly openGroups: ReadonlySet<string>
  readonly onToggle: (groupId: string, isOpen: boolean) => void
  readonly pressedButton: string | null
}

export function SetGroups({ pressedButton, openGroups, onToggle, ...props }: GroupsProps) {
  const text = useText()
  const inside = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (pressedButton === null) return
    const at = pressedButton.split(':')
    const element =
      inside.current?.querySelector<HTMLElement>(`button[value="${CSS.escape(pressedButton)}"]`) ??
      inside.current?.querySelector<HTMLElement>(`[data-group="${CSS.escape(at[2] ?? '')}"] input`)
    element?.focus()
  }, [pressedButton])
  const submit = useSubmit()
  const arrange = (arrangement: Arrangement) => {
    const form = new FormData(inside.current?.closest('form') ?? undefined)
    form.set('verb', verbOf(arrangement))
    submit(form, { method: 'post', preventScrollReset: true })
  }
  const drag = useDrag('course', (groupId, placeOf) =>
    arrange({ of: 'group', action: 'place', groupId, placeOf }),
  )
  const { values, problems, view } = props
  const ids = groupsIn(values)
  const pressedArrangement = pressedButton === null ? null : readArrangement(pressedButton)
  const last = pressedArrangement?.groupId
  const isWrong = (id: string) => Object.keys(problems).some((name) => groupIdOf(name) === id)
  return (
    <div ref={inside}>
      <PlaceNote now={pressedArrangement && placeOf(pressedArrangement, values, view.dishes)} />
      <input type="hidden" name="groups" value={ids.join(',')} />
      <Panel
        title={text(menusPage.groups)}
        caption={text(groupCount(ids.length))}
        end={
          <Button name="verb" value={verbOf({ of: 'group', action: 'add', groupId: '' })}>
            <StaffIcon name="plus" size={16} /> {text(menusPage.addGroup)}
          </Button>
        }
      >
        {problems.groups && (
          <PanelBody>
            <p className={styles.missing}>{text(fieldProblems[problems.groups])}</p>
          </PanelBody>
        )}
        {ids.map((id) => (
          <Group
            key={id}
            {...props}
            id={id}
            drag={drag}
            arrange={arrange}
            isOpen={openGroups.has(id) || id === last || isWrong(id)}
            onToggle={(isOpen) => onToggle(id, isOpen)}
          />
        ))}
        <datalist id={dishListId}>
          {view.dishes
            .filter(({ onSale }) => onSale)
            .map(({ id, name }) => (
              <option key={id} value={text(name)} />
            ))}
        </datalist>
      </Panel>
    </div>
  )
}

interface GroupProps extends FieldsProps, Arranging {
  readonly id: string
  readonly drag: ReturnType<typeof useDrag>
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
}

function Group({ id, drag, isOpen, onToggle, ...props }: GroupProps) {
  const text = useText()
  const { values } = props
  const name = {
    zh: values[groupField(id, 'name.zh')] || text(menusPage.newGroup),
    en: values[groupField(id, 'name.en')] ?? '',
  }
  return (
    <div className={styles.courseBox} data-group={id} {...drag.item(id)}>
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary className={styles.courseHead}>
          <span className={styles.courseName}>
            <b lang="zh-HK">{name.zh}</b> {name.en !== name.zh && <span lang="en">{name.en}</span>}
          </span>
          <span className={styles.rule}>{text(ruleOfGroup(values, id))}</span>
        </summary>
        <GroupInside {...props} id={id} />
      </details>
      <span className={styles.courseEnd}>
        <DragHandle {...drag.handle(id)} />
        <MoveButtons item={text(name)} verb={(action) => verbOf({ of: 'group', action, groupId: id })} />
      </span>
    </div>
  )
}

function placeOf(
  arrangement: Arrangement,
  values: FieldsProps['values'],
  dishes: FieldsProps['view']['dishes'],
): ReturnType<typeof placeIn> {
  if (arrangement.action !== 'up' && arrangement.action !== 'down') return null
  const { groupId } = arrangement
  if (arrangement.of === 'group') {
    const nameIn = (lang: Lang) => values[groupField(groupId, `name.${lang}`)] ?? ''
    return placeIn(groupsIn(values), groupId, { zh: nameIn('zh'), en: nameIn('en') })
  }
  const dish = dishes.find(({ id }) => id === arrangement.dishId)
  return placeIn(dishesIn(values, groupId), arrangement.dishId, dish?.name)
}
