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
import { withShopName } from '#app/staff/shell/page-title.ts'
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
import {
  categoriesAndGiftsPage,
  categoryOrGiftFieldName,
  itemKindNames,
} from '#content/staff/shop/menus/categories-and-gifts.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { hasWords, maxSearchLetters, readSearch } from '#domain/staff/office/name-search.ts'
import { type ItemKind, itemKinds } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import type { CategoryOrGiftView } from '#server/page-data/staff/shop/categories-and-gifts-api.ts'
import { categoryOrGiftResult } from './item-action.ts'
import { CategoryOrGiftList } from './item-list.tsx'
import { noCategoryOrGiftResult } from './item-result.ts'
import { NewCategoryOrGiftForm } from './new-item-form.tsx'
import { useFormRefusal } from './use-form-refusal.ts'

export const meta = withShopName(categoriesAndGiftsPage.title)

export async function loader(args: LoaderFunctionArgs) {
  const { staff } = signedInTo('edit-menus', args)
  const { searchParams } = new URL(args.request.url)
  const search = readSearch(searchParams.get('q'))
  const { categoriesAndGifts: api, history } = args.context.get(staffApiContext)
  const items = await api.list()
  const changesOf = async (kind: ItemKind) => {
    const ids = items[kind].map(({ id }) => id)
    const past = await history.of(staff, kind, ids)
    return Object.fromEntries(ids.map((id) => [id, wordedChanges(past[id] ?? [])]))
  }
  const [category, gift] = await Promise.all([changesOf('category'), changesOf('gift')])
  const matches = (items: readonly CategoryOrGiftView[]) =>
    items.filter(({ name }) => hasWords([name], search)).map(({ id }) => id)
  return {
    categoriesAndGifts: items,
    changes: { category, gift },
    search,
    matches: { category: matches(items.category), gift: matches(items.gift) },
  }
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('edit-menus', args)
  return categoryOrGiftResult(args.context.get(staffApiContext), staff, await formOf(args.request))
}

/** Revalidate after errors too: a refusal means that stored data changed. */
export const shouldRevalidate = () => true

export default function CategoriesAndGifts() {
  const { categoriesAndGifts: items, changes, search, matches } = useLoaderData<typeof loader>()
  const formResult = useAnswer<typeof action>() ?? noCategoryOrGiftResult
  const { resultOf, hasRefused } = useFormRefusal(formResult)
  const text = useText()
  const navigation = useNavigation()
  const [changedForms, setChangedForms] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (formResult.of !== null && formResult.input === null)
      setChangedForms((all) => new Set([...all].filter((of) => of !== formResult.of)))
  }, [formResult])
  const movedKind = itemKinds.find((kind) => formResult.movedRow?.row.startsWith(`${kind} `))
  const rows = movedKind ? items[movedKind].map(({ id, name }) => ({ row: `${movedKind} ${id}`, name })) : []
  const movedRowNow = placeIn(
    rows.map(({ row }) => row),
    formResult.movedRow?.row,
    rows.find(({ row }) => row === formResult.movedRow?.row)?.name,
  )
  return (
    <>
      <p>
        <Link to={staffPath('menus')}>← {text(menusPage.back)}</Link>
      </p>
      <PageHead title={text(categoriesAndGiftsPage.title)} summary={text(categoriesAndGiftsPage.summary)} />
      <ListFilters
        search={{
          search,
          maxLetters: maxSearchLetters,
          label: categoriesAndGiftsPage.search,
          hint: categoriesAndGiftsPage.searchHint,
        }}
        choices={[]}
        apply={menusPage.apply}
      />
      <MovedNote movedRow={formResult.movedRow} now={movedRowNow} />
      <FormNotes formResult={formResult} nameOf={categoryOrGiftFieldName} />
      {itemKinds.map((kind) => (
        <Panel key={kind} title={text(itemKindNames[kind])}>
          {search !== '' && matches[kind].length === 0 && (
            <NothingHere isSmall>{text(categoriesAndGiftsPage.noneFound)}</NothingHere>
          )}
          <CategoryOrGiftList
            kind={kind}
            resultOf={resultOf}
            items={items[kind]}
            changes={changes[kind]}
            matches={matches[kind]}
            onChange={(of) => setChangedForms((all) => new Set([...all, of]))}
          />
          <NewCategoryOrGiftForm
            key={items[kind].length}
            kind={kind}
            models={items.gift}
            input={formResult.newItem}
          />
        </Panel>
      ))}
      <LeaveGuard isOn={(changedForms.size > 0 || hasRefused) && navigation.formData === undefined} />
    </>
  )
}
