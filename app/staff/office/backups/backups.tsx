import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { backupDownloadPath } from '#app/staff/addresses.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { withShopName } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInTo } from '#app/staff/shell/signed-in.server.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Moment } from '#app/staff/shell/ui/moment.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { PageHead } from '#app/staff/shell/ui/page-head.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import table from '#app/staff/shell/ui/table.module.css'
import { useText } from '#app/ui/lang.tsx'
import { backupsPage, scheduleText, sizeText, versionText } from '#content/staff/office/backups.ts'
import { notSaved } from '#content/staff/shell/save-failure.ts'

export const meta = withShopName(backupsPage.title)

export async function loader(args: LoaderFunctionArgs) {
  signedInTo('take-backups', args)
  return args.context.get(staffApiContext).backups.view()
}

export async function action(args: ActionFunctionArgs) {
  const { staff } = signedInTo('take-backups', args)
  const form = await formOf(args.request)
  if (form.get('verb') !== 'back-up') throw data(null, 400)
  const result = await args.context.get(staffApiContext).backups.begin(staff)
  return data({ isBegun: result === 'begun' }, result === 'begun' ? 200 : 503)
}

export default function Backups() {
  const { files, at, keep, isLate, isSentElsewhere, version } = useLoaderData<typeof loader>()
  const result = useAnswer<typeof action>()
  const text = useText()
  return (
    <>
      <PageHead
        title={text(backupsPage.title)}
        summary={`${text(scheduleText(at, keep))} · ${text(versionText(version))}`}
      >
        <Form method="post">
          <Button name="verb" value="back-up">
            {text(backupsPage.now)}
          </Button>
        </Form>
      </PageHead>
      {result && (
        <Note kind={result.isBegun ? 'done' : 'error'}>
          {text(result.isBegun ? backupsPage.begun : notSaved)}
        </Note>
      )}
      {isLate && <Note kind="error">{text(backupsPage.late)}</Note>}
      {files.length === 0 ? (
        <NothingHere>{text(backupsPage.none)}</NothingHere>
      ) : (
        <Panel title={text(backupsPage.title)}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{text(backupsPage.time)}</th>
                <th scope="col">{text(backupsPage.size)}</th>
                {isSentElsewhere && <th scope="col">{text(backupsPage.elsewhere)}</th>}
                <th scope="col">{text(backupsPage.download)}</th>
              </tr>
            </thead>
            <tbody>
              {files.map(({ name, writtenAt, bytes, isSent }) => (
                <tr key={name}>
                  <td>
                    <Moment at={writtenAt} />
                  </td>
                  <td>{sizeText(bytes)}</td>
                  {isSentElsewhere && <td>{text(isSent ? backupsPage.sent : backupsPage.notSent)}</td>}
                  <td>
                    <a href={backupDownloadPath(name)} download>
                      {name}
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <PanelBody>{text(backupsPage.care)}</PanelBody>
        </Panel>
      )}
    </>
  )
}
