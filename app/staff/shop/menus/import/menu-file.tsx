import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { menuDownloadPath, staffPath } from '#app/staff/addresses.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { Button, ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import styles from '#app/staff/shop/menus/menus.module.css'
import { useText } from '#app/ui/lang.tsx'
import { importPage, ofSize } from '#content/staff/shop/menus/menu-import.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { maxMenuFile } from '#domain/staff/shop/menus/menu-file.ts'
import { ImportLook, PublishForm } from './import-preview.tsx'
import { emptyResult, type ImportResult, resultOf } from './import-result.ts'

export const meta = withShopName(importPage.title)

export function loader(args: LoaderFunctionArgs) {
  signedInTo('edit-menus', args)
  return args.context.get(staffApiContext).menuFile.isEmpty()
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('edit-menus', args)
  const form = await formOf(args.request)
  const file = form.get('file')
  const field = (name: string) => String(form.get(name) ?? '').slice(0, 60)
  const preview = { fingerprint: field('seen'), seenAt: field('seenAt') }
  const { menuFile } = args.context.get(staffApiContext)
  if (field('verb') === 'sample') {
    const result = resultOf(await menuFile.importSample(staff))
    if (!result) throw data(null, 404)
    const { formResult, status } = result
    return data<ImportResult>(
      { ...formResult, ...(status === 200 && { success: importPage.sampleDone }) },
      status,
    )
  }
  const hasFile = file instanceof File && file.size > 0
  if (!hasFile && preview.fingerprint === '')
    return data<ImportResult>({ ...emptyResult, problem: importPage.noFile }, 422)
  const seenAt = new Date(preview.seenAt)
  const result = resultOf(
    hasFile
      ? await menuFile.compare(staff, new Uint8Array(await file.arrayBuffer()))
      : await menuFile.publish(staff, {
          fingerprint: preview.fingerprint,
          seenAt: Number.isNaN(seenAt.getTime()) ? null : seenAt,
        }),
  )
  if (!result) throw data(null, 404)
  const isAway = result.status === 503 && !hasFile
  return data<ImportResult>({ ...result.formResult, again: isAway ? preview : null }, result.status)
}

export default function MenuFilePage() {
  const isEmpty = useLoaderData<typeof loader>()
  const { success, problem, faults, look, again } = useAnswer<typeof action>() ?? emptyResult
  const text = useText()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHead title={text(importPage.title)} summary={text(importPage.summary)}>
        <p className={styles.links}>
          <Link to={staffPath('menus')}>{text(menusPage.back)}</Link>
        </p>
      </PageHead>
      {success && <Note kind="done">{text(success)}</Note>}
      {problem && <Note kind="error">{text(problem)}</Note>}
      {again && <PublishForm submission={again} isBusy={isBusy} />}
      {faults.length > 0 && (
        <Panel title={text(importPage.faultsTitle)}>
          <PanelBody>
            <ul className={styles.faults}>
              {faults.map(({ key, place, what }) => (
                <li key={key}>
                  {place && <b>{text(place)}</b>} {text(what)}
                </li>
              ))}
            </ul>
          </PanelBody>
        </Panel>
      )}
      {look && <ImportLook look={look} isBusy={isBusy} />}
      <div className={styles.form}>
        <Panel title={text(importPage.import)}>
          <PanelBody>
            <p>{text(importPage.importNote)}</p>
            <Form method="post" encType="multipart/form-data" className={styles.fileForm}>
              <Field
                label={text(importPage.file)}
                name="file"
                type="file"
                required
                accept=".xlsx,.json,application/json,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
                hint={text(ofSize(maxMenuFile / 1024 ** 2))}
              />
              <Button {...(!look && !again && { kind: 'go' })} disabled={isBusy}>
                {text(importPage.look)}
              </Button>
            </Form>
          </PanelBody>
        </Panel>
        <Panel title={text(importPage.export)}>
          <PanelBody>
            <p>{text(importPage.exportNote)}</p>
            <p className={styles.downloads}>
              <ButtonLink to={menuDownloadPath('menu.xlsx')} reloadDocument>
                {text(importPage.spreadsheet)}
              </ButtonLink>
              <ButtonLink to={menuDownloadPath('menu.json')} reloadDocument>
                {text(importPage.json)}
              </ButtonLink>
            </p>
            <p>{text(importPage.sampleNote)}</p>
            <p>
              <ButtonLink to={menuDownloadPath('sample-menu.xlsx')} reloadDocument>
                {text(importPage.sample)}
              </ButtonLink>
            </p>
            {isEmpty && (
              <Form method="post">
                <Button name="verb" value="sample" disabled={isBusy}>
                  {text(importPage.useSample)}
                </Button>
              </Form>
            )}
          </PanelBody>
        </Panel>
      </div>
    </>
  )
}
