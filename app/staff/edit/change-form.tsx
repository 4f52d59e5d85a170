/** The form that changes an order, with the old and the new price beside it. */
import { Link } from 'react-router'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { type MoveProblem, problemText } from '#app/staff/move-form.ts'
import { changedSince } from '#app/staff/order-form/changed.ts'
import { Due } from '#app/staff/order-form/due.tsx'
import { Lines } from '#app/staff/order-form/lines.tsx'
import styles from '#app/staff/order-form/order-form.module.css'
import { OrderForm } from '#app/staff/order-form/order-form.tsx'
import { Place } from '#app/staff/order-form/place.tsx'
import { isSaving, type OrderFetcher, useTyped } from '#app/staff/order-form/use-typed.ts'
import { Note } from '#app/staff/ui/note.tsx'
import { Panel, PanelBody } from '#app/staff/ui/panel.tsx'
import { PaymentMark, StatusMark } from '#app/staff/ui/state-mark.tsx'
import { Tag } from '#app/staff/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { changesMade, editPage, wasDue } from '#content/staff/orders/edit-order.ts'
import { parseCalendarDate } from '#domain/calendar.ts'
import type { Bound } from '#domain/ordering/order-bounds.ts'
import { changedUnits, needsReason } from '#domain/staff/edit/edit-units.ts'
import { valueIn } from '#domain/staff/edit/edit-values.ts'
import type { EditView } from '#server/site/staff/orders/staff-edit.ts'
import { Conflict } from './conflict.tsx'
import { PriceChange, Reason } from './price-change.tsx'
import { SaveBar } from './save-bar.tsx'

interface ChangeFormProps {
  readonly view: EditView
  /** Why nothing was saved; null: nothing was refused. */
  readonly problem: MoveProblem | 'edit-clashes' | null
  /** As they were posted with the form that this view answers. */
  readonly note: string
  readonly exceeds: readonly Bound[]
  readonly fetcher: OrderFetcher
}

export function ChangeForm({ view, problem, note, exceeds, fetcher }: ChangeFormProps) {
  const text = useText()
  const typing = useTyped(fetcher)
  const changed = changedSince(view.opened, typing.typed ?? view.form.values)
  const units = changedUnits(view.opened, changed.typed)
  const was = parseCalendarDate(valueIn(view.opened, 'date'))
  return (
    <OrderForm fetcher={fetcher} typing={typing} label={text(editPage.editing)} hasChanges={units.length > 0}>
      <input type="hidden" name="version" value={view.version} />
      <input type="hidden" name="opened" value={JSON.stringify(view.opened)} />
      <input type="hidden" name="shown" value={view.money.total} />
      <div className={styles.head}>
        <Link className={styles.back} to={staffOrderPath(view.reference)}>
          ← {text(editPage.backToOrder)}
        </Link>
        <h1 className={styles.reference}>
          {view.reference.slice(0, 5)}
          <b>{view.reference.slice(5)}</b>
        </h1>
        <StatusMark status={view.status} />
        <PaymentMark status={view.paymentStatus} />
        <Tag kind="ink">
          {text(editPage.editing)}
          {units.length > 0 && ` · ${text(editPage.unsaved)} ${text(changesMade(units.length))}`}
        </Tag>
      </div>
      {problem && problem !== 'edit-clashes' && <Note kind="error">{text(problemText(problem))}</Note>}
      <div className={styles.two}>
        <div className={styles.column}>
          <Panel
            title={text(editPage.due)}
            {...(was && {
              caption: text(
                wasDue({
                  zh: `${dayText(was).zh}${valueIn(view.opened, 'slot')}`,
                  en: `${dayText(was).en} ${valueIn(view.opened, 'slot')}`,
                }),
              ),
            })}
          >
            <PanelBody>
              <Due form={view.form} changed={changed} />
            </PanelBody>
          </Panel>
          <Panel title={text(editPage.menus)}>
            <PanelBody>
              <Lines form={view.form} changed={changed} />
            </PanelBody>
          </Panel>
          <Panel title={text(editPage.place)}>
            <PanelBody>
              <Place form={view.form} changed={changed} />
            </PanelBody>
          </Panel>
        </div>
        <div className={styles.column}>
          <PriceChange view={view} chosen={exceeds} />
          <Reason note={note} isRequired={units.length === 0 || needsReason(units)} />
        </div>
      </div>
      <SaveBar view={view} count={units.length} isSaving={isSaving(fetcher)} />
      {view.conflict && (
        <Conflict
          view={view}
          conflict={view.conflict}
          isAsked={problem === 'edit-clashes'}
          key={`${view.version}`}
        />
      )}
    </OrderForm>
  )
}
