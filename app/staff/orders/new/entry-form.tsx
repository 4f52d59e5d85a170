import { Link } from 'react-router'
import { staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { Due } from '#app/staff/orders/form/due.tsx'
import { changedSince } from '#app/staff/orders/form/form-changes.ts'
import { Lines } from '#app/staff/orders/form/lines.tsx'
import styles from '#app/staff/orders/form/order-form.module.css'
import { OrderForm } from '#app/staff/orders/form/order-form.tsx'
import { Place } from '#app/staff/orders/form/place.tsx'
import { Problem, WithProblems } from '#app/staff/orders/form/problems.tsx'
import { isSaving, type OrderFetcher, useFormInput } from '#app/staff/orders/form/use-form-input.ts'
import { ButtonKey } from '#app/staff/shell/keyboard/keycap.tsx'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import darkBar from '#app/staff/shell/ui/dark-bar.module.css'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import saveBar from '#app/staff/shell/ui/save-bar.module.css'
import { useText } from '#app/ui/lang.tsx'
import { editPage } from '#content/staff/orders/edit-order.ts'
import { newOrderPage } from '#content/staff/orders/new-order.ts'
import { notSaved } from '#content/staff/shell/save-failure.ts'
import { formatExact } from '#domain/money.ts'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import type { NewOrderView } from '#server/page-data/staff/orders/new-order.ts'
import { Customer, Paying } from './customer.tsx'
import { Price } from './price.tsx'

const problemTexts = {
  refused: newOrderPage.notPlaced,
  'reason-missing': newOrderPage.notPlaced,
  'actor-not-allowed': newOrderPage.notPlaced,
  'form-invalid': newOrderPage.tooLong,
  'placed-before': newOrderPage.placedBefore,
  'temporarily-unavailable': notSaved,
} as const

export type EntryProblem = keyof typeof problemTexts

interface EntryFormProps {
  readonly view: NewOrderView
  readonly problem: EntryProblem | null
  /** Placed by this form before the input changed. */
  readonly earlier: OrderReference | undefined
  readonly fetcher: OrderFetcher
}

export function EntryForm({ view, fetcher, problem, earlier }: EntryFormProps) {
  const text = useText()
  const typing = useFormInput(fetcher)
  const { form, entry, price } = view
  const changes = changedSince(null, typing.input ?? form.values)
  return (
    <OrderForm
      fetcher={fetcher}
      typing={typing}
      label={text(newOrderPage.title)}
      hasChanges={typing.input !== null}
      noValidate
    >
      <input type="hidden" name="key" value={entry.key} />
      <input type="hidden" name="shown" value={price.total} />
      {entry.wasTried && <input type="hidden" name="tried" value="yes" />}
      <div className={styles.head}>
        <Link className={styles.back} to={staffPath('orders')}>
          ← {text(newOrderPage.back)}
        </Link>
        <h1>{text(newOrderPage.title)}</h1>
        <small>{text(newOrderPage.lead)}</small>
      </div>
      <WithProblems problems={view.problems}>
        {problem && (
          <Note kind="error">
            <p>{text(problemTexts[problem])}</p>
            {earlier && <Link to={staffOrderPath(earlier)}>{earlier}</Link>}
            <Problem at="order" />
          </Note>
        )}
        <div className={styles.two}>
          <div className={styles.column}>
            <Panel title={text(editPage.menus)}>
              <PanelBody>
                <Lines form={form} changes={changes} />
              </PanelBody>
            </Panel>
            <Panel title={text(editPage.due)}>
              <PanelBody>
                <Due form={form} changes={changes} />
              </PanelBody>
            </Panel>
            <Panel title={text(editPage.place)}>
              <PanelBody>
                <Place form={form} changes={changes} />
              </PanelBody>
            </Panel>
            <Customer view={view} />
          </div>
          <div className={styles.column}>
            <Price view={view} isReasonMissing={problem === 'reason-missing'} />
            <Paying view={view} />
          </div>
        </div>
      </WithProblems>
      <div className={`${darkBar.bar} ${saveBar.bar}`}>
        <p aria-live="polite">
          <b>{text(editPage.total)}</b> {formatExact(price.total)}
        </p>
        <div className={styles.barEnd}>
          <ButtonLink to={staffPath('orders')} data-give-up>
            {text(editPage.discard)} <ButtonKey name="Esc" />
          </ButtonLink>
          <Button kind="go" data-save name="verb" value="save" aria-disabled={isSaving(fetcher) || undefined}>
            {text(newOrderPage.place)} <ButtonKey name="Ctrl S" />
          </Button>
        </div>
      </div>
    </OrderForm>
  )
}
