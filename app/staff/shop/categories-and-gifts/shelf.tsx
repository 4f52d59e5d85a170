import { useEffect, useState } from 'react'
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { wordedChanges } from '#app/staff/shell/changes/past-entries.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { titled } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { LeaveGuard } from '#app/staff/shell/ui/leave-guard.tsx'
import { ListFilters } from '#app/staff/shell/ui/list-filters.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { Panel } from '#app/staff/shell/ui/panel.tsx'
import { FormNotes } from '#app/staff/shop/menus/drafts/form-parts.tsx'
import { MovedNote, placeIn } from '#app/staff/shop/menus/drafts/moved-note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { shelfFieldName, shelfNames, shelfPage } from '#content/staff/shop/menus/shelf.ts'
import { hasWords, longestSearch, readSearch } from '#domain/staff/office/name-search.ts'
import { type ShelfKind, shelfKinds } from '#domain/staff/shop/menus/shelf-values.ts'
import type { ShelfItem } from '#server/page-data/staff/shop/shelf-api.ts'
import { NewShelfForm } from './new-shelf-form.tsx'
import { shelfAnswer } from './shelf-action.ts'
import { ShelfList } from './shelf-list.tsx'
import { noShelfResult } from './shelf-result.ts'
import { useRefused } from './use-refused.ts'

export const meta = titled(shelfPage.title)

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedInTo('edit-menus', args)
  const { searchParams } = new URL(args.request.url)
  const search = readSearch(searchParams.get('q'))
  const { shelf: api, history } = args.context.get(staffApiContext)
  const shelf = await api.list()
  const changesOf = async (kind: ShelfKind) => {
    const ids = shelf[kind].map(({ id }) => id)
    const past = await history.of(staff, kind, ids)
    return Object.fromEntries(ids.map((id) => [id, wordedChanges(past[id] ?? [])]))
  }
  const [category, gift] = await Promise.all([changesOf('category'), changesOf('gift')])
  const found = (items: readonly ShelfItem[]) =>
    items.filter(({ name }) => hasWords([name], search)).map(({ id }) => id)
  return {
    shelf,
    changes: { category, gift },
    search,
    found: { category: found(shelf.category), gift: found(shelf.gift) },
  }
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('edit-menus', args)
  return shelfAnswer(args.context.get(staffApiContext), staff, await formOf(args.request))
}

/** Revalidate after errors too: a refusal means that stored data changed. */
export const shouldRevalidate = () => true

export default function Shelf() {
  const { shelf, changes, search, found } = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>() ?? noShelfResult
  const { resultOf, hasRefused } = useRefused(formResult)
  const text = useText()
  const navigation = useNavigation()
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (formResult.of !== null && formResult.input === null)
      setChanged((all) => new Set([...all].filter((of) => of !== formResult.of)))
  }, [formResult])
  const movedKind = shelfKinds.find((kind) => formResult.moved?.row.startsWith(`${kind} `))
  const rows = movedKind ? shelf[movedKind].map(({ id, name }) => ({ row: `${movedKind} ${id}`, name })) : []
  const movedNow = placeIn(
    rows.map(({ row }) => row),
    formResult.moved?.row,
    rows.find(({ row }) => row === formResult.moved?.row)?.name,
  )
  return (
    <>
      <p>
        <Link to={staffPath('menus')}>← {text(menusPage.back)}</Link>
      </p>
      <PageHead title={text(shelfPage.title)} summary={text(shelfPage.summary)} />
      <ListFilters
        search={{
          search,
          maxLetters: longestSearch,
          label: shelfPage.search,
          hint: shelfPage.searchHint,
        }}
        choices={[]}
        apply={menusPage.apply}
      />
      <MovedNote moved={formResult.moved} now={movedNow} />
      <FormNotes formResult={formResult} nameOf={shelfFieldName} />
      {shelfKinds.map((kind) => (
        <Panel key={kind} title={text(shelfNames[kind])}>
          {search !== '' && found[kind].length === 0 && (
            <NothingHere isSmall>{text(shelfPage.noneFound)}</NothingHere>
          )}
          <ShelfList
            kind={kind}
            resultOf={resultOf}
            items={shelf[kind]}
            changes={changes[kind]}
            found={found[kind]}
            onChange={(of) => setChanged((all) => new Set([...all, of]))}
          />
          <NewShelfForm key={shelf[kind].length} kind={kind} models={shelf.gift} input={formResult.added} />
        </Panel>
      ))}
      <LeaveGuard isOn={(changed.size > 0 || hasRefused) && navigation.formData === undefined} />
    </>
  )
}
