import { Badges } from '#app/public/menu/badges.tsx'
import { Button } from '#app/ui/button.tsx'
import { CloseButton } from '#app/ui/dialog/close-button.tsx'
import frame from '#app/ui/dialog/dialog.module.css'
import { JsonScript } from '#app/ui/islands/json-script.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { waysToOrder } from '#content/controls.ts'
import { setDialog } from '#content/pages/menu.ts'
import css from './dialog.module.css'
import { SetDialogGroups } from './groups.tsx'
import { SetDialogPictures } from './pictures.tsx'
import { MenuSheets } from './sheets.tsx'
import type { SetDialogView } from './view.ts'

/** app/islands/set.tsx opens the dialogs. */
export function SetDialog({ view }: { readonly view: SetDialogView }) {
  const text = useText()
  const { set, summary: context, badges, price, description, sheets, isSelectable } = view
  const titleId = 'set-dialog-title'
  const closedId = 'set-dialog-closed'
  return (
    <>
      <dialog className={`${frame.dialog} ${frame.m} ${css.dialog}`} aria-labelledby={titleId} data-main="">
        <div className={frame.frame}>
          <div className={css.scroll}>
            <CloseButton inked className={css.close} />
            <SetDialogPictures view={view} />
            <div className={css.body}>
              <div className={css.head}>
                <div>
                  <Badges badges={badges} />
                  <h2 id={titleId}>{set.name}</h2>
                  <p className={css.meta}>{context}</p>
                </div>
                <Price price={price} size="xl" />
              </div>
              <p className={css.meta}>{description}</p>
              {set.closedReason && (
                <p id={closedId} className={css.closed}>
                  {set.closedReason}
                </p>
              )}
              <SetDialogGroups groups={set.groups} />
            </div>
          </div>
          <footer className={`${frame.footer} ${css.footer}`}>
            <OnlineButton view={view} />
            <Button kind="jade" icon="chat" href={view.chatHref} target="_blank" rel="noopener">
              {text(waysToOrder.whatsApp)}
              <NewTab />
            </Button>
            {sheets.length > 0 && (
              <button type="button" className={css.more} data-sheets="">
                {text(setDialog.wholeMenu)}
              </button>
            )}
            {isSelectable && (
              <button
                type="button"
                className={css.more}
                data-select=""
                disabled={set.closedReason !== null}
                aria-describedby={set.closedReason === null ? undefined : closedId}
              >
                {text(setDialog.choose)}
              </button>
            )}
          </footer>
        </div>
      </dialog>
      {sheets.length > 0 && <MenuSheets name={set.name} sheets={sheets} />}
      {isSelectable && <JsonScript value={set} />}
    </>
  )
}

/** Links to the set's page, or to the shop that sells it. */
function OnlineButton({ view: { onlineHref, set } }: { readonly view: SetDialogView }) {
  const text = useText()
  if (set.soldAt === null) return <Button href={onlineHref}>{text(setDialog.orderHere)}</Button>
  return (
    <Button href={onlineHref} target="_blank" rel="noopener" iconAfter="external">
      {text(waysToOrder.shop)}
      <NewTab />
    </Button>
  )
}
