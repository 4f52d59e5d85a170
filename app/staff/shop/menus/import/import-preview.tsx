import { Form } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Moment } from '#app/staff/shell/ui/moment.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import styles from '#app/staff/shop/menus/menus.module.css'
import { useText } from '#app/ui/lang.tsx'
import { between } from '#content/phrases.ts'
import { promotionsWith } from '#content/staff/shop/menus/dishes.ts'
import { cellCount, changeCount, importPage } from '#content/staff/shop/menus/menu-import.ts'
import type { Text } from '#domain/text.ts'
import type { ImportChange, ImportPreview, SentBack } from './import-result.ts'

export function ImportLook({ look, isBusy }: { readonly look: ImportPreview; readonly isBusy: boolean }) {
  const text = useText()
  const { changes, unchangedItems, drafts, giftsEnding, meanwhile } = look
  const ofKind = (kind: ImportChange['kind']) => changes.filter((change) => change.kind === kind)
  return (
    <div className={styles.form}>
      {meanwhile.length > 0 && (
        <Note kind="warn">
          <b>{text(importPage.meanwhile)}</b>
          <ul>
            {meanwhile.map(({ at, by, subject }) => (
              <li key={`${at.getTime()} ${subject.en}`}>
                {text(subject)} {by} <Moment at={at} />
              </li>
            ))}
          </ul>
          {text(importPage.meanwhileNote)}
        </Note>
      )}
      {drafts.length > 0 && (
        <Note kind="info">
          <Names title={importPage.draftsTitle} names={drafts} />
        </Note>
      )}
      {giftsEnding.length > 0 && (
        <Note kind="warn">
          {giftsEnding.map(({ dish, promotions }) => (
            <p key={dish.en}>
              <b>{text(dish)}</b>：
              {text(promotionsWith(promotions.map(text).join(text(between.items)), true))}
            </p>
          ))}
        </Note>
      )}
      <Changes title={importPage.added} changes={ofKind('added')} />
      <Changes title={importPage.offSale} changes={ofKind('off-sale')} />
      <Changes title={importPage.changed} changes={ofKind('changed')} />
      <Changes title={importPage.order} changes={ofKind('order')} />
      {unchangedItems.length > 0 && (
        <Panel title={text(changeCount(importPage.keptTitle, unchangedItems.length))}>
          <PanelBody>{unchangedItems.map((name) => text(name)).join(text(between.items))}</PanelBody>
        </Panel>
      )}
      <PublishForm submission={look} isBusy={isBusy} />
    </div>
  )
}

function Names({ title, names }: { readonly title: Text; readonly names: readonly Text[] }) {
  const text = useText()
  return (
    <>
      <b>{text(title)}</b> {names.map((name) => text(name)).join(text(between.items))}
    </>
  )
}

export function PublishForm({
  submission,
  isBusy,
}: {
  readonly submission: SentBack
  readonly isBusy: boolean
}) {
  const text = useText()
  return (
    <Form method="post" className={styles.downloads}>
      <input type="hidden" name="seen" value={submission.fingerprint} />
      <input type="hidden" name="seenAt" value={submission.seenAt} />
      <Button kind="go" disabled={isBusy}>
        {text(importPage.publish)}
      </Button>
      <ButtonLink to={staffPath('menuFile')}>{text(importPage.cancel)}</ButtonLink>
    </Form>
  )
}

/** Longer lists of changes start closed. */
const maxOpen = 5

function Changes({ title, changes }: { readonly title: Text; readonly changes: readonly ImportChange[] }) {
  const text = useText()
  if (changes.length === 0) return null
  return (
    <Panel title={text(changeCount(title, changes.length))}>
      <ul className={styles.changes}>
        {changes.map(({ key, name, cells }) =>
          cells.length === 0 ? (
            <li key={key} className={styles.changed}>
              {text(name)}
            </li>
          ) : (
            <li key={key}>
              <details open={changes.length <= maxOpen}>
                <summary className={styles.changed}>
                  <b>{text(name)}</b> <small>{text(cellCount(cells.length))}</small>
                </summary>
                <ul className={styles.cells}>
                  {cells.map((cell) => (
                    <li key={cell.key}>
                      <span>{text(cell.name)}</span>
                      <span>
                        <del>{text(cell.from)}</del> → <ins>{text(cell.to)}</ins>
                      </span>
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          ),
        )}
      </ul>
    </Panel>
  )
}
