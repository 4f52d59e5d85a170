import { Link } from 'react-router'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { Due } from '#app/staff/orders/form/due.tsx'
import { changedSince } from '#app/staff/orders/form/form-changes.ts'
import { Lines } from '#app/staff/orders/form/lines.tsx'
import styles from '#app/staff/orders/form/order-form.module.css'
import { OrderForm } from '#app/staff/orders/form/order-form.tsx'
import { Place } from '#app/staff/orders/form/place.tsx'
import { isSaving, type OrderFetcher, useFormInput } from '#app/staff/orders/form/use-form-input.ts'
import { type MoveProblem, problemText } from '#app/staff/shell/move-form.ts'
import { PaymentMark, StatusMark } from '#app/staff/shell/order-parts/state-mark.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayText } from '#content/dates.ts'
import { changesMade, editPage, wasDue } from '#content/staff/orders/edit-order.ts'
import { parseCalendarDate } from '#domain/calendar.ts'
import { dollarsText } from '#domain/money.ts'
import type { Bound } from '#domain/ordering/order-bounds.ts'
import { isAmountQuestion } from '#domain/staff/orders/amount-question.ts'
import { changedUnits, needsReason } from '#domain/staff/orders/edit/edit-units.ts'
import { valueIn } from '#domain/staff/orders/edit/edit-values.ts'
import type { EditView } from '#server/page-data/staff/orders/staff-edit.ts'
import { Conflict } from './conflict.tsx'
import { PriceChange, Reason } from './price-change.tsx'
import { SaveBar } from './save-bar.tsx'

interface ChangeFormProps {
  readonly view: EditView
  /** Null if the changes can be saved. */
  readonly problem: MoveProblem | 'edit-clashes' | null
  readonly note: string
  readonly exceeds: readonly Bound[]
  readonly fetcher: OrderFetcher
}

export function ChangeForm({ view, problem, note, exceeds, fetcher }: ChangeFormProps) {
  const text = useText()
  const typing = useFormInput(fetcher)
  const changes = changedSince(view.base, typing.input ?? view.form.values)
  const units = changedUnits(view.base, changes.input)
  const question = isAmountQuestion(problem) ? problem : null
  const was = parseCalendarDate(valueIn(view.base, 'date'))
  return (
    <OrderForm fetcher={fetcher} typing={typing} label={text(editPage.editing)} hasChanges={units.length > 0}>
      <input type="hidden" name="version" value={view.version} />
      <input type="hidden" name="opened" value={JSON.stringify(view.base)} />
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
      {question && <input type="hidden" name="sure" value={dollarsText(question.amount)} />}
      <div className={styles.two}>
        <div className={styles.column}>
          <Panel
            title={text(editPage.due)}
            {...(was && {
              caption: text(
                wasDue({
                  zh: `${dayText(was).zh}${valueIn(view.base, 'slot')}`,
                  en: `${dayText(was).en} ${valueIn(view.base, 'slot')}`,
                }),
              ),
            })}
          >
            <PanelBody>
              <Due form={view.form} changes={changes} />
            </PanelBody>
          </Panel>
          <Panel title={text(editPage.menus)}>
            <PanelBody>
              <Lines form={view.form} changes={changes} />
            </PanelBody>
          </Panel>
          <Panel title={text(editPage.place)}>
            <PanelBody>
              <Place form={view.form} changes={changes} />
            </PanelBody>
          </Panel>
        </div>
        <div className={styles.column}>
          <PriceChange view={view} selectedBounds={exceeds} />
          <Reason note={note} isRequired={units.length === 0 || needsReason(units)} />
        </div>
      </div>
      <SaveBar view={view} count={units.length} isSaving={isSaving(fetcher)} isAsked={question !== null} />
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
