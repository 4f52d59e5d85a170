import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { pageEditPath } from '#app/staff/addresses.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { MoveButtons } from '#app/staff/shell/ui/move-buttons.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { Panel } from '#app/staff/shell/ui/panel.tsx'
import { Switch } from '#app/staff/shell/ui/switch.tsx'
import { Tag } from '#app/staff/shell/ui/tag.tsx'
import { MovedNote, type MovedRow, placeIn } from '#app/staff/shop/menus/drafts/moved-note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { notSaved } from '#content/staff/shell/save-failure.ts'
import { draftWords } from '#content/staff/shop/menus/draft-words.ts'
import { groupNames, openCount, pagesPage, setCount } from '#content/staff/shop/pages.ts'
import { type PageRequest, pageTemplates } from '#domain/shop/shop-page.ts'
import type { Text } from '#domain/text.ts'
import type { PageRow, PagesApi } from '#server/page-data/staff/shop/pages-api.ts'
import { NewPageForm } from './new-page-form.tsx'
import styles from './pages.module.css'

/** A number may follow it; call-limits.ts lets 44 characters in. */
const maxAddress = 40

interface PagesResult {
  readonly done: Text | null
  readonly problem: Text | null
  readonly movedRow: MovedRow | null
  /** A refused new page, which the form shows again. */
  readonly request: PageRequest | null
}

const noResult: PagesResult = { done: null, problem: null, movedRow: null, request: null }

export const meta = withShopName(pagesPage.title)

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('edit-site', args)
  return args.context.get(staffApiContext).pages.list()
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('edit-site', args)
  const { pages } = args.context.get(staffApiContext)
  const form = await formOf(args.request)
  const field = (name: string) => String(form.get(name) ?? '').slice(0, 80)
  const [verb, id] = [field('verb'), field('page')]
  switch (verb) {
    case 'on':
    case 'off': {
      const result = await pages.switch(staff, { id, isOn: verb === 'on' })
      return result.ok ? noResult : refused(result.reason)
    }
    case 'up':
    case 'down': {
      const result = await pages.move(staff, { id, move: { by: verb === 'up' ? -1 : 1 } })
      return result.ok ? { ...noResult, movedRow: { row: id, verb } } : refused(result.reason)
    }
    case 'add': {
      const template = pageTemplates.find((each) => each === field('template'))
      if (!template) throw data(null, 400)
      const [zh, en, address, categoryId] = [
        field('zh'),
        field('en'),
        field('address').slice(0, maxAddress).trim().toLowerCase().replaceAll(/\s+/g, '-'),
        field('category'),
      ]
      const request = { template, zh, en, address, categoryId }
      const result = await pages.add(staff, request)
      return result.ok ? { ...noResult, done: pagesPage.added } : refused(result.reason, request)
    }
    default:
      throw data(null, 400)
  }
}

type Reason = Extract<
  Awaited<ReturnType<PagesApi['switch' | 'move' | 'add']>>,
  { readonly ok: false }
>['reason']

function refused(reason: Reason, request: PageRequest | null = null) {
  if (reason === 'not-allowed') throw data(null, 404)
  const [problem, status] =
    reason === 'temporarily-unavailable'
      ? ([notSaved, 503] as const)
      : reason === 'page-unknown'
        ? ([pagesPage.gone, 404] as const)
        : ([pagesPage[reason], 422] as const)
  return data<PagesResult>({ ...noResult, problem, request }, status)
}

/** Revalidate after errors too: a refusal means that stored data changed. */
export const shouldRevalidate = () => true

export default function Pages() {
  const { groups, categories } = useLoaderData<typeof loader>()
  const { done, problem, movedRow, request } = useAnswer<typeof action>() ?? noResult
  const text = useText()
  const rows =
    groups.map(({ pages }) => pages).find((pages) => pages.some(({ id }) => id === movedRow?.row)) ?? []
  return (
    <>
      <PageHead title={text(pagesPage.title)} summary={text(pagesPage.summary)} />
      {done && <Note kind="done">{text(done)}</Note>}
      {problem && <Note kind="error">{text(problem)}</Note>}
      <MovedNote
        movedRow={movedRow}
        now={placeIn(
          rows.map(({ id }) => id),
          movedRow?.row,
          rows.find(({ id }) => id === movedRow?.row)?.name,
        )}
      />
      <NewPageForm
        key={groups.flatMap(({ pages }) => pages).length}
        categories={categories}
        request={request}
      />
      {groups.map(
        ({ id, pages }) =>
          pages.length > 0 && (
            <Panel
              key={id}
              title={text(groupNames[id])}
              caption={text(openCount(pages.filter(({ isOpen }) => isOpen).length, pages.length))}
            >
              {pages.map((page) => (
                <Row key={page.id} page={page} canMove={id !== 'more'} />
              ))}
            </Panel>
          ),
      )}
      <p className={styles.note}>{text(pagesPage.closed)}</p>
    </>
  )
}

function Row({
  page: { id, address, name, lead, isOn, inMenu, hasDraft, isOpen, isInDates, sets },
  canMove,
}: {
  readonly page: PageRow
  readonly canMove: boolean
}) {
  const text = useText()
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <Link to={pageEditPath(id)}>
          <b>{text(name)}</b>
        </Link>
        <small>
          {address}
          {lead && ` · ${text(lead)}`}
        </small>
      </div>
      <div className={styles.tags}>
        {sets !== null && <small>{text(setCount(sets))}</small>}
        {hasDraft && <Tag kind="warn">{text(draftWords.draft)}</Tag>}
        {isOn && !isOpen && <Tag>{text(isInDates ? pagesPage.empty : pagesPage.notNow)}</Tag>}
        {canMove && !inMenu && <Tag>{text(pagesPage.notInMenu)}</Tag>}
      </div>
      <Form method="post" preventScrollReset className={styles.controls} data-row={id}>
        <input type="hidden" name="page" value={id} />
        {canMove && <MoveButtons item={text(name)} />}
        <Switch
          isOn={isOn}
          name="verb"
          value={isOn ? 'off' : 'on'}
          aria-label={`${text(pagesPage.on)}: ${text(name)}`}
        >
          {text(isOn ? pagesPage.on : pagesPage.off)}
        </Switch>
      </Form>
    </div>
  )
}
